import type { Corpus } from '../records/corpus.js';
import type { Level } from './level.js';

/** Whether the corpus still has everything that the index was read from; if not, the index must be rebuilt. */
export async function continues(corpus: Corpus, { readAt }: Pick<Level, 'readAt'>): Promise<boolean> {
  if (!corpus.continues) return true;
  const moments = [...readAt];
  const present = await corpus.continues(moments);
  if (present === null) return false;
  for (const moment of moments) readAt.delete(moment);
  readAt.add(present);
  return true;
}
