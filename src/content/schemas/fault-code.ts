import type * as v from 'valibot';
import { distinct, fields, list, oneOf } from '../../lib/rules.ts';
import { text } from './rules.ts';

/** A fault code of the Worcester guide (specification, sections 3 and 8). */
export type FaultCode = v.InferOutput<typeof faultCode>;
const faultCode = fields({
  /** As the boiler shows it: `EA`, `E9/229`. */
  code: text,
  name: text,
  /** What the brand's own tables mean by it, where the short name says less or something else. */
  meaning: text,
  causes: distinct(list(text, 1)),
  /** What an owner may safely check, and where to stop: a step each. */
  check: distinct(list(text, 1)),
  /** What our engineer does, a step each. */
  fixes: distinct(list(text, 1)),
  severity: oneOf(['high', 'medium', 'low']),
});

export const faultCodesSchema = distinct(list(faultCode, 1), 'code');
