import type { Mismatch } from '../../domain/withheld.js';
import type { Comparison } from '../comparing/comparison.js';

/**
 * Returns why one claim must not inherit the verdict of the other; null if nothing does. A `strict` guard reports
 * anything that one claim has and the other lacks; otherwise only replacements count.
 */
export type Guard = (comparison: Comparison, strict: boolean) => Mismatch | null;

interface Values {
  /** Values in the message: in its matching part, and in all of it with author and date. */
  readonly said: ReadonlySet<string>;
  readonly heard: ReadonlySet<string>;
  /** Values in the stored claim: without and with its context. */
  readonly told: ReadonlySet<string>;
  readonly known: ReadonlySet<string>;
}

/** The values that `read` extracts from both claims. */
export function valuesOf(
  { language, message, submitted, nearest, stored, storedInContext }: Comparison,
  strict: boolean,
  read: (text: string, language: string) => ReadonlySet<string>,
): Values {
  return {
    said: read(strict ? submitted : nearest, language),
    heard: read(message, language),
    told: read(stored, language),
    known: read(storedInContext, language),
  };
}

/** If strict, whether either claim has a value that the other lacks; otherwise whether both do. */
export function differ({ said, heard, told, known }: Values, strict: boolean): boolean {
  const isAdded = !isWithin(said, known);
  const isMissing = !isWithin(told, heard);
  return strict ? isAdded || isMissing : isAdded && isMissing;
}

/** Whether the first set is a subset of the second. */
export function isWithin(part: ReadonlySet<string>, whole: ReadonlySet<string>): boolean {
  return [...part].every((value) => whole.has(value));
}
