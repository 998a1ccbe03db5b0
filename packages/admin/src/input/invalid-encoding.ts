import type { Fault } from '../imports/reject.js';

/** Never read as U+FFFD: what was lost would look like what was written. */
export const INVALID_ENCODING: Fault = { field: null, reason: 'invalid_encoding', detail: 'is not UTF-8' };
