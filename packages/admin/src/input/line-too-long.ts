import type { Fault } from '../imports/reject.js';
import { LINE_MAXIMUM_BYTES } from './lines.js';

export const LINE_TOO_LONG: Fault = {
  field: null,
  reason: 'line_too_long',
  detail: `is longer than ${LINE_MAXIMUM_BYTES} bytes`,
};
