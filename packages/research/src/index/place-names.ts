import type { Province } from '@partner-api/contract';
import { memoizedByLanguage, words } from '@partner-api/text';
import { type Archive, type Archived, archiveMap } from '../packed/archive.js';
import type { CorpusRecord } from '../records/corpus.js';

/** The province names of all indexed records, as sequences of words. */
export class PlaceNames implements Archived {
  readonly #counts = new Map<string, number>();

  archive(archive: Archive): void {
    archiveMap(archive, this.#counts);
  }

  add(record: CorpusRecord): void {
    this.#count(record, 1);
  }

  remove(record: CorpusRecord): void {
    this.#count(record, -1);
  }

  has(phrase: string): boolean {
    return this.#counts.has(phrase);
  }

  #count(record: CorpusRecord, change: number): void {
    for (const name of provincesOf(record).flatMap(({ name, slug }) => namesOf(name, slug))) {
      const count = (this.#counts.get(name) ?? 0) + change;
      if (count > 0) this.#counts.set(name, count);
      else this.#counts.delete(name);
    }
  }
}

/** Longest name that is searched for, in words. */
export const LONGEST_PLACE_NAME_WORDS = 4;

function provincesOf({ kind, record }: CorpusRecord): readonly Province[] {
  if (kind === 'dossier') return record.provinces;
  return record.province === null ? [] : [record.province];
}

// Cached, because tokenising the names takes longer than the rest of indexing a record.
const namesOf = memoizedByLanguage(
  (name, slug): readonly string[] => [
    ...new Set([name, slug.replaceAll('-', ' ')].map((spelling) => words(spelling).join(' '))),
  ],
  { texts: 2_000 },
);
