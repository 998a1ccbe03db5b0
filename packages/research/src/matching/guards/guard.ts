import type { Comparison } from '../comparing/comparison.js';

/** Why two claims with nearly the same words may differ in meaning. */
export type Mismatch = 'negation' | 'number' | 'date' | 'place' | 'name' | 'order' | 'wording';

/**
 * Returns why one claim must not inherit the verdict of the other; null if nothing does. A `strict` guard reports
 * anything that one claim has and the other lacks; otherwise only replacements count.
 */
export type Guard = (comparison: Comparison, strict: boolean) => Mismatch | null;

interface Values {
  /** Values in the message: in its matching part, and in all of it with author and date. */
  readonly submitted: ReadonlySet<string>;
  readonly message: ReadonlySet<string>;
  /** Values in the stored claim: without and with its context. */
  readonly stored: ReadonlySet<string>;
  readonly storedInContext: ReadonlySet<string>;
}

/** The values that `read` extracts from both claims. */
export function valuesOf(
  { language, message, submitted, nearest, stored, storedInContext }: Comparison,
  strict: boolean,
  read: (text: string, language: string) => ReadonlySet<string>,
): Values {
  return {
    submitted: read(strict ? submitted : nearest, language),
    message: read(message, language),
    stored: read(stored, language),
    storedInContext: read(storedInContext, language),
  };
}

/** If strict, whether either claim has a value that the other lacks; otherwise whether both do. */
export function differ({ submitted, message, stored, storedInContext }: Values, strict: boolean): boolean {
  const isAdded = !isSubset(submitted, storedInContext);
  const isMissing = !isSubset(stored, message);
  return strict ? isAdded || isMissing : isAdded && isMissing;
}

/** Whether the first set is a subset of the second. */
export function isSubset(part: ReadonlySet<string>, whole: ReadonlySet<string>): boolean {
  return [...part].every((value) => whole.has(value));
}
