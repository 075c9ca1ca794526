import type { GuidePart } from '../../content/schemas/guide.ts';
import { Disclosure } from '../ui/disclosure.tsx';

/** Renders the numbered contents of a guide. A script marks the current part. */
export function Contents({ parts }: { parts: readonly GuidePart[] }) {
  return (
    <nav aria-label="Contents" className="contents">
      <current-part />
      <Disclosure head={<h2>Contents</h2>}>
        <ol>
          {parts.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </Disclosure>
    </nav>
  );
}
