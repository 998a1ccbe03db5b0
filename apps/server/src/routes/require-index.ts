import { problem } from '../problems/problem.js';
import type { Answering } from '../research/answering.js';

/** Both results rest on the index; without all of it, "insufficient evidence" would be untrue. */
export function requireIndex(researcher: Answering): void {
  if (researcher.ready()) return;
  throw problem('unavailable', {
    detail: 'The search index is still being loaded.',
    headers: { 'Retry-After': '2' },
  });
}
