import type { StoredText } from '@partner-api/storage';
import type * as z from 'zod';

/** Makes the JSON of a record that the contract has accepted. Throws a `ZodError` for one that it does not. */
export type RecordTexts<Data> = (stored: StoredText<Data>) => string;

/** Two generations of so many, at some 40 bytes each. */
const REMEMBERED = 100_000;
/** A stored content is shorter, and so is the place in it. */
const LENGTHS = 2 ** 26;

/**
 * Validates what is stored once, and not each time it is read: a record under the same revision is the same record. It
 * remembers those whose stored text is what the contract makes of them, byte for byte; all others it makes anew.
 */
export function recordTexts<Data>(schema: z.ZodType<Data>): RecordTexts<Data> {
  let recent = new Map<number, number>();
  let older = new Map<number, number>();

  const remember = (revision: number, known: number): void => {
    if (recent.size >= REMEMBERED) {
      older = recent;
      recent = new Map();
    }
    recent.set(revision, known);
  };

  return (stored) => {
    const { revision, length } = stored;
    if (stored.asStored) {
      const known = recent.get(revision) ?? older.get(revision);
      if (known !== undefined && known % LENGTHS === length) return stored.text(Math.floor(known / LENGTHS));
    }
    const text = JSON.stringify(schema.parse(stored.record));
    const { place } = stored;
    if (stored.asStored && place > 0 && length < LENGTHS && stored.text(place) === text) {
      remember(revision, place * LENGTHS + length);
    }
    return text;
  };
}
