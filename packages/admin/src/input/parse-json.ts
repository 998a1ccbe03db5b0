import { isUtf8 } from 'node:buffer';
import { jsonParts } from '@partner-api/text';
import type { Fault } from '../imports/reject.js';
import { INVALID_ENCODING } from './invalid-encoding.js';

/** Limits the depth before any code walks the value recursively. */
const DEPTH_MAXIMUM = 32;

/** Parses one JSON value, or returns its fault. */
export function parseJson(bytes: Buffer): { readonly value: unknown } | { readonly fault: Fault } {
  if (!isUtf8(bytes)) return { fault: INVALID_ENCODING };
  const text = bytes.toString();
  try {
    const fault = structuralFault(text);
    // A value that is too deep is not parsed; invalid JSON takes precedence over a duplicate member.
    if (fault?.reason === 'too_deep') return { fault };
    const value: unknown = JSON.parse(text);
    return fault === null ? { value } : { fault };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    // The parser's own message quotes the text.
    return { fault: { field: null, reason: 'invalid_json', detail: 'is not JSON' } };
  }
}

/** Returns a fault that `JSON.parse` accepts: nesting that is too deep, or a duplicate member. */
function structuralFault(text: string): Fault | null {
  let twice: Fault | null = null;
  for (const { depth, name, isDuplicate } of jsonParts(text)) {
    if (depth > DEPTH_MAXIMUM) {
      return { field: null, reason: 'too_deep', detail: `is nested more than ${DEPTH_MAXIMUM} levels deep` };
    }
    if (isDuplicate)
      twice ??= { field: name, reason: 'member_twice', detail: 'is given twice in one object' };
  }
  return twice;
}
