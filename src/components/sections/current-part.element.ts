import type { Connect } from '../ui/custom-elements.ts';

/** Marks the part of a guide that most recently entered the upper third of the viewport. */
const markCurrentPart: Connect = (element, signal) => {
  const links = [...(element.parentElement?.querySelectorAll('a') ?? [])];
  const mark = (id: string) => {
    for (const link of links) {
      if (link.hash === `#${id}`) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
    }
  };
  const observer = new IntersectionObserver(
    (entries) => {
      const entered = entries.filter(({ isIntersecting }) => isIntersecting).at(-1);
      if (entered) mark(entered.target.id);
    },
    { rootMargin: '-10% 0px -65% 0px' },
  );
  for (const { hash } of links) {
    const section = document.getElementById(hash.slice(1));
    if (section) observer.observe(section);
  }
  signal.addEventListener('abort', () => observer.disconnect());
};

export default markCurrentPart;
