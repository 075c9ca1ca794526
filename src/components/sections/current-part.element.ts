import type { Connect } from '../ui/custom-elements.ts';

/** Marks the last part of a guide that starts in the upper third of the viewport or above it. */
const markCurrentPart: Connect = (element, signal) => {
  const links = [...(element.parentElement?.querySelectorAll('a') ?? [])];
  const parts = links.map(({ hash }) => document.getElementById(hash.slice(1)));
  const mark = () => {
    const current = parts.findLastIndex((part) => part && part.getBoundingClientRect().top < innerHeight * 0.35);
    for (const [index, link] of links.entries()) {
      if (index === current) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
    }
  };
  // Includes parts above the viewport, to notice a jump from the end to the top.
  const observer = new IntersectionObserver(mark, { rootMargin: '1000000px 0px -65% 0px' });
  for (const part of parts) if (part) observer.observe(part);
  signal.addEventListener('abort', () => observer.disconnect());
};

export default markCurrentPart;
