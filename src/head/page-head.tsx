import { Head } from 'vite-react-ssg';
import { site } from '../site.config.ts';
import { type HeadInput, headTags } from './head-tags.ts';

/** Renders the head tags of a page, while prerendering and after each client navigation. */
export function PageHead(props: HeadInput) {
  return (
    <Head defer={false}>
      {headTags(site, props).map((tag, index) => {
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
