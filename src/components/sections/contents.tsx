import { useEffect, useState } from 'react';
import type { GuidePart } from '../../content/types.ts';

interface ContentsProps {
  parts: readonly GuidePart[];
}

/** Numbered contents of a guide; where scripts run, the part in view is marked. */
export function Contents({ parts }: ContentsProps) {
  const current = useCurrentPart(parts);

  return (
    <nav aria-label="Contents" className="contents">
      <h2>Contents</h2>
      <ol>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The id of the part that has most lately passed the upper third of the window. */
function useCurrentPart(parts: readonly GuidePart[]): string | undefined {
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.filter(({ isIntersecting }) => isIntersecting).at(-1);
        if (entered) setCurrent(entered.target.id);
      },
      { rootMargin: '-10% 0px -65% 0px' },
    );
    for (const { id } of parts) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [parts]);

  return current;
}
