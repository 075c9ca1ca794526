import type * as v from 'valibot';
import { about, fields, matching, textUpTo, wholeFrom } from '../../lib/rules.ts';

export type Photo = v.InferOutput<typeof photoSchema>;
export const photoSchema = fields({
  name: matching(/^(?:home|\d{7})$/, 'home, or the Gas Safe ID of an engineer'),
  alt: about('Description for visitors who cannot see the photograph', textUpTo(125, 5)),
  width: about('Width of the largest file', wholeFrom(1, 1200, 'px')),
  height: wholeFrom(1, 4000, 'px'),
});
