import type { Researcher } from '@partner-api/research';
import { problem } from '../problems/problem.js';

/** Both results rest on the index; without all of it, "insufficient evidence" would be untrue. */
export function requireIndex(researcher: Researcher): void {
  if (researcher.ready()) return;
  throw problem('unavailable', {
    detail: 'The search index is still being loaded.',
    headers: { 'Retry-After': '2' },
  });
}
