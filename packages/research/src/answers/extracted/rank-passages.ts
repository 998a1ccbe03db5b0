import type { IndexedPassage } from '../../index/indexed-record.js';
import type { Found } from '../../index/language-indexes.js';
import type { IndexSnapshot } from '../../live/live-index.js';
import { asUnderstood } from './as-understood.js';

/**
 * At most `limit` passages that a question is about, as BM25 ranks them. The words that only make it a question count here: rarity
 * sees to them, and without them the right paragraph of XQuAD is first less often (es .935 to .931).
 */
export function rankPassages(
  snapshot: IndexSnapshot,
  question: string,
  limit: number,
): Found<IndexedPassage>[] {
  const query = asUnderstood(snapshot, question);
  return snapshot.index.passages.search(() => query, limit);
}
