import type { RevisionWatch, StoredText } from '@partner-api/storage';
import type * as z from 'zod';

/** Makes the JSON of a record that the contract has accepted. Throws a `ZodError` for one that it does not. */
export type RecordTexts<Data> = (stored: StoredText<Data>) => string;

/** Two generations of so many, at some 40 bytes each. */
const REMEMBERED = 100_000;
/** A place and a transaction are kept as one number; with a place that is further on it would not be exact. */
const TRANSACTIONS = 2 ** 32;
const PLACES = 2 ** 21;

/**
 * Validates what is stored once, and not each time it is read: a record under the same revision, of the same transaction, is
 * the same record, for as long as the store loses nothing; both numbers are used again then. It remembers those whose stored text is what the contract makes of them, byte for byte; all others it
 * makes anew.
 */
export function recordTexts<Data>(
  schema: z.ZodType<Data>,
  store: Pick<RevisionWatch, 'current' | 'historiesLost'>,
): RecordTexts<Data> {
  let recent = new Map<number, number>();
  let older = new Map<number, number>();
  let lostBefore = 0;

  const remember = (revision: number, known: number): void => {
    if (recent.size >= REMEMBERED) {
      older = recent;
      recent = new Map();
    }
    recent.set(revision, known);
  };

  const madeAnew = ({ record }: StoredText<Data>): string => JSON.stringify(schema.parse(record));

  return (stored) => {
    // Of a moment that was not heard of yet, nobody knows whether anything was lost before it.
    if (!stored.asStored || stored.readAt !== store.current()) return madeAnew(stored);
    if (store.historiesLost() !== lostBefore) {
      [recent, older, lostBefore] = [new Map(), new Map(), store.historiesLost()];
    }
    const { revision, transaction } = stored;
    const known = recent.get(revision) ?? older.get(revision);
    if (known !== undefined && known % TRANSACTIONS === transaction)
      return stored.text(Math.floor(known / TRANSACTIONS));
    const text = madeAnew(stored);
    const { place } = stored;
    if (place > 0 && place < PLACES && stored.text(place) === text) {
      remember(revision, place * TRANSACTIONS + transaction);
    }
    return text;
  };
}
