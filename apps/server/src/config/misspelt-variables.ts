import { SECRET_VARIABLES } from './secret-files.js';
import { VARIABLES } from './variables.js';

const KNOWN: readonly string[] = [
  ...Object.keys(VARIABLES),
  ...SECRET_VARIABLES.map((name) => `${name}_FILE`),
];

/** Shorter names are one letter away from common words: `POST`, `HOSTS`. */
const EDITED_LETTERS_MINIMUM = 5;
/** How many leading words two names must share; a single word, such as `MODEL` or `REDIS`, is too common. */
const COMMON_WORDS_MINIMUM = 2;

/**
 * Returns a sentence for each variable in the environment whose name is close to one of ours. Our names have no prefix
 * and a platform sets many, so this is a hint and never keeps the server from starting.
 */
export function misspeltVariables(environment: Readonly<Record<string, string | undefined>>): string[] {
  return Object.entries(environment).flatMap(([name, value]) => {
    if (value === undefined || value === '' || KNOWN.includes(name)) return [];
    const meant = KNOWN.filter((known) => isMisspelt(name, known) || isCutOrEndsOtherwise(name, known));
    return meant.length === 0 ? [] : [`${name} is not known here; did you mean ${meant.join(' or ')}?`];
  });
}

/** Names by which other programs configure their database. */
const OTHER_DATABASES = [
  ...['DATABASE_URI', 'DB_URL', 'DB_URI', 'DATABASE_DSN', 'DB_DSN', 'POSTGRES_URL', 'POSTGRES_URI'],
  ...['POSTGRESQL_URL', 'POSTGRESQL_URI', 'PG_URL', 'PG_URI', 'PGURL'],
] as const;

/** Variables that locate the store. */
const STORE: readonly string[] = ['DATABASE_URL', 'DATABASE_URL_FILE', 'DATA_DIR'];

/**
 * Returns why a command must not write, or null: the store seems to be configured by a variable that is not read here,
 * so that the command would write into the default store.
 */
export function misnamedStore(environment: Readonly<Record<string, string | undefined>>): string | null {
  const isSet = (name: string) => (environment[name] ?? '') !== '';
  if (STORE.some(isSet)) return null;
  const misspelt = Object.keys(environment).filter(
    (name) => isSet(name) && !KNOWN.includes(name) && STORE.some((known) => isMisspelt(name, known)),
  );
  const [name] = [...OTHER_DATABASES.filter(isSet), ...misspelt];
  return name === undefined
    ? null
    : `${name} is set and not read here, and neither DATABASE_URL nor DATA_DIR is: nothing was written. Set DATABASE_URL to use that database, or DATA_DIR=./data for the embedded store.`;
}

/** Whether two names differ by at most one letter or by one exchange of two letters. */
function isMisspelt(name: string, known: string): boolean {
  const [given, wanted] = [letters(name), letters(known)];
  if (given === wanted || isExchanged(given, wanted)) return true;
  return Math.min(given.length, wanted.length) >= EDITED_LETTERS_MINIMUM && isOneEdit(given, wanted);
}

/**
 * Whether a name is a known name cut short, or with another last word: `PUBLICATION_DELAY`, `PUBLICATION_DELAY_DAYS`.
 */
function isCutOrEndsOtherwise(name: string, known: string): boolean {
  const [given, wanted] = [name.split('_'), known.split('_')];
  const common = wanted.findIndex((word, index) => word !== given[index]);
  if (common < COMMON_WORDS_MINIMUM) return false;
  return given.length === common || (given.length === wanted.length && common === wanted.length - 1);
}

const letters = (name: string): string => name.toUpperCase().replaceAll('_', '');

function isExchanged(a: string, b: string): boolean {
  const [left, right] = whereTheyDiffer(a, b);
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}

function isOneEdit(a: string, b: string): boolean {
  const [left, right] = whereTheyDiffer(a, b);
  return Math.max(left.length, right.length) === 1;
}

/** Returns both texts without their common prefix and suffix. */
function whereTheyDiffer(a: string, b: string): readonly [string, string] {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  return [a.slice(start, a.length - end), b.slice(start, b.length - end)];
}
