import { contentFaults } from '../../scripts/content/check-content.ts';
import { readContent } from '../../scripts/content/content.ts';

const { content, faults } = await readContent();

/** All that the content lacks, or has wrong. */
export const unsound = [...faults, ...contentFaults(content)];

/** While a page is being written, one test says what it lacks; those that render or draw the pages wait for it. */
export const unfinished = unsound.length > 0;
