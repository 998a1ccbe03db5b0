import { problem } from '../problems/problem.js';

const NAME = 'Idempotency-Key';
const RULE = 'must have 1 to 255 characters, all of them visible ASCII';

/**
 * Returns the value of the header; null without one. Node joins a repeated header with a comma and a space, which the
 * rule refuses.
 */
export function idempotencyKeyOf(header: string | readonly string[] | undefined): string | null {
  if (header === undefined) return null;
  if (typeof header === 'string' && /^[!-~]{1,255}$/.test(header)) return header;
  throw problem('invalid-parameter', {
    detail: `${NAME} ${RULE}.`,
    errors: [{ parameter: NAME, detail: RULE }],
  });
}
