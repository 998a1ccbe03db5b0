import { problem } from '../problems/problem.js';
import type { ResearchService } from '../research/research-service.js';

/** Throws `unavailable` until the index is loaded: before that, "insufficient evidence" would be untrue. */
export function requireIndex(researcher: ResearchService): void {
  if (researcher.ready()) return;
  throw problem('unavailable', {
    detail: 'The search index is still being loaded.',
    headers: { 'Retry-After': '2' },
  });
}
