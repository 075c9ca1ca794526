import type { ReactNode } from 'react';
import { Disclosure } from '../ui/disclosure.tsx';

/** Renders the numbered contents of a guide. A script marks the current part. */
export function Contents({ parts }: { parts: readonly { id: string; title: ReactNode }[] }) {
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
