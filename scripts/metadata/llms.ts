/** A page as a list of the site names it. */
export interface ListedPage {
  /** Canonical URL. */
  url: string;
  title: string;
  description: string;
}

/** Pages of one kind, under their heading. */
export interface PageSection {
  heading: string;
  pages: readonly ListedPage[];
}

/**
 * Writes llms.txt: the site in a few lines of Markdown, for programs that read it on somebody's behalf.
 *
 * @param name the business
 * @param summary one or two sentences on what it does
 * @param sections the main pages; a section without pages is left out
 */
export function llmsTxt(name: string, summary: string, sections: readonly PageSection[]): string {
  const lists = sections
    .filter(({ pages }) => pages.length > 0)
    .map(({ heading, pages }) => `## ${heading}\n\n${pages.map(listRow).join('\n')}\n`);
  return `# ${escapeMarkdown(name)}\n\n> ${escapeMarkdown(summary)}\n\n${lists.join('\n')}`;
}

function listRow({ url, title, description }: ListedPage): string {
  return `- [${escapeMarkdown(title)}](${url}): ${escapeMarkdown(description)}`;
}

/** What Markdown would read as the start of a link, of code or of emphasis. */
function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>]/g, '\\$&');
}
