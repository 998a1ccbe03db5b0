import type { Corpus } from '../records/corpus.js';
import type { IndexSnapshot } from './index-snapshot.js';

/** Whether the corpus still has everything that the index was read from; if not, the index must be rebuilt. */
export async function isHistoryIntact(
  corpus: Corpus,
  { readAt }: Pick<IndexSnapshot, 'readAt'>,
): Promise<boolean> {
  if (!corpus.verifyHistory) return true;
  const moments = [...readAt];
  const present = await corpus.verifyHistory(moments);
  if (present === null) return false;
  for (const moment of moments) readAt.delete(moment);
  readAt.add(present);
  return true;
}
