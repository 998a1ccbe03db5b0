import type { IndexedPassage } from '../../index/indexed-record.js';
import type { Found } from '../../index/language-indexes.js';
import type { Level } from '../../live/live-index.js';
import { asUnderstood } from './as-understood.js';

/**
 * At most `limit` passages that a question is about, as BM25 ranks them. The words that only make it a question count here: rarity
 * sees to them, and without them the right paragraph of XQuAD is first less often (es .935 to .931).
 */
export function rankPassages(level: Level, question: string, limit: number): Found<IndexedPassage>[] {
  const query = asUnderstood(level, question);
  return level.index.passages.search(() => query, limit);
}
