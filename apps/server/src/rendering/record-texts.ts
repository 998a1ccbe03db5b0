import type { RevisionWatch, StoredText } from '@partner-api/storage';
import type * as z from 'zod';

/** Returns the JSON of a record after validation. Throws a `ZodError` for an invalid one. */
export type RecordTexts<Data> = (stored: StoredText<Data>) => string;

/** Size of each of two generations, at some 40 bytes an entry. */
const REMEMBERED = 100_000;
/** Position and transaction share one number, which is exact only for positions below `PLACES`. */
const TRANSACTIONS = 2 ** 32;
const PLACES = 2 ** 21;

/**
 * Validates a stored record once, not at each read: the same revision and transaction mean the same record until the
 * store loses history. Only records whose stored text equals the validated JSON byte for byte are remembered; others
 * are serialised each time.
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
    // At a state not yet reported by the watch, history may have been lost without notice.
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
