import { unescapeMarkup } from './links/unescape.ts';

/** Reads title and description out of head markup as the site writes it; what is missing is empty. */
export function describeHead(head: string): { title: string; description: string } {
  const read = (pattern: RegExp) => unescapeMarkup(pattern.exec(head)?.[1] ?? '');
  return {
    title: read(/<title[^>]*>([^<]*)</),
    description: read(/<meta [^>]*?name="description" content="([^"]*)"/),
  };
}
