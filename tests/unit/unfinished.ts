import { contentFaults } from '../../scripts/content/check-content.ts';
import { readContent } from '../../scripts/content/content.ts';

const { content, faults } = await readContent();

export const contentProblems = [...faults, ...contentFaults(content)];

/** Whether content is incomplete. content.test.ts lists the faults; tests that need complete content are skipped. */
export const unfinished = contentProblems.length > 0;
