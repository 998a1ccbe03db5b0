import type { HeldPassage } from '../index/held-record.js';
import type { Found } from '../index/language-indexes.js';
import type { Level } from '../live-index.js';
import { askedWords } from './question-words.js';

/** At most `limit` passages that a question is about, best first. */
export function rankPassages({ index, events }: Level, asked: string, limit: number): Found<HeldPassage>[] {
  // Records write the names of places as their sources do.
  const query = events.reader.withRecordedPlaces(asked);
  return index.passages.search((language) => askedWords(query, language), limit);
}
