import { Head } from 'vite-react-ssg';
import { site } from '../site.config.ts';
import { type HeadInput, pageHead } from './head-tags.ts';

/** Puts a page's tags into the document's head: at prerender into the file, in the browser after each navigation. */
export function PageHead(props: HeadInput) {
  return (
    <Head defer={false}>
      {pageHead(site, props).map((tag, index) => {
        switch (tag.tag) {
          case 'title':
            return <title key="title">{tag.text}</title>;
          case 'script':
            return (
              <script key="data" {...tag.attributes}>
                {tag.text}
              </script>
            );
          default:
            return <tag.tag key={index} {...tag.attributes} />;
        }
      })}
    </Head>
  );
}
