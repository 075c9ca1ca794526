import { contentFaults } from '../../scripts/content/check-content.ts';
import { readContent } from '../../scripts/content/content.ts';

const { content, faults } = await readContent();

/** Missing and invalid values of the content. */
export const contentProblems = [...faults, ...contentFaults(content)];

/** Whether a page is being written: one test lists what is missing, and those that render pages are skipped. */
export const unfinished = contentProblems.length > 0;
