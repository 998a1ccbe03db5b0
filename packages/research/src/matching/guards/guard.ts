import type { Mismatch } from '../../domain/withheld.js';
import type { Comparison } from '../comparing/comparison.js';

/**
 * What forbids that one claim inherits the verdict of the other; null for nothing. A `strict` guard sees whatever one claim
 * has and the other lacks. Otherwise it sees only what a message has in place of what the stored claim has.
 */
export type Guard = (comparison: Comparison, strict: boolean) => Mismatch | null;

interface Values {
  /** Of the message where it tells the claim; of all of it, with who signed it and when. */
  readonly said: ReadonlySet<string>;
  readonly heard: ReadonlySet<string>;
  /** Of the stored claim, without and with its context. */
  readonly told: ReadonlySet<string>;
  readonly known: ReadonlySet<string>;
}

/** What both claims have of a kind, as `read` finds it in a text. */
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

/** Strictly: whether either claim has what the other lacks; otherwise whether both have. */
export function differ({ said, heard, told, known }: Values, strict: boolean): boolean {
  const isAdded = !isWithin(said, known);
  const isMissing = !isWithin(told, heard);
  return strict ? isAdded || isMissing : isAdded && isMissing;
}

/** Whether all values of one set are in another. */
export function isWithin(part: ReadonlySet<string>, whole: ReadonlySet<string>): boolean {
  return [...part].every((value) => whole.has(value));
}
