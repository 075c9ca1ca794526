import { contentFaults } from '../../scripts/content/check-content.ts';
import { readContent } from '../../scripts/content/content.ts';

const { content, faults } = await readContent();

export const contentProblems = [...faults, ...contentFaults(content)];

/** Whether a page is being written. Then content.test.ts lists missing values, and tests that render pages are skipped. */
export const unfinished = contentProblems.length > 0;
