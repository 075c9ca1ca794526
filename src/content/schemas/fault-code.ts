import type * as v from 'valibot';
import { distinct, fields, list, oneOf } from '../../lib/rules.ts';
import { text } from './rules.ts';

/** A fault code of the Worcester guide (specification, sections 3 and 8). */
export type FaultCode = v.InferOutput<typeof faultCode>;
const faultCode = fields({
  /** As on the display: `EA`, `E9/229`. */
  code: text,
  name: text,
  /** Meaning in the brand's tables, which may differ from the short name. */
  meaning: text,
  causes: distinct(list(text, 1)),
  /** Steps that are safe for owners. */
  check: distinct(list(text, 1)),
  /** Steps that our engineer takes. */
  fixes: distinct(list(text, 1)),
  severity: oneOf(['high', 'medium', 'low']),
});

export const faultCodesSchema = distinct(list(faultCode, 1), 'code');
