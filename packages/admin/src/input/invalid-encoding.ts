import type { Fault } from '../imports/reject.js';

/** Invalid bytes are refused rather than replaced by U+FFFD, which would hide the loss. */
export const INVALID_ENCODING: Fault = { field: null, reason: 'invalid_encoding', detail: 'is not UTF-8' };
