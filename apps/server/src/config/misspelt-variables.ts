import { SECRET_VARIABLES } from './secret-files.js';
import { VARIABLES } from './variables.js';

const KNOWN: readonly string[] = [
  ...Object.keys(VARIABLES),
  ...SECRET_VARIABLES.map((name) => `${name}_FILE`),
];

/** Names with fewer letters have too many neighbours that mean something: `POST`, `HOSTS`. */
const EDITED_LETTERS_MINIMUM = 5;
/** What two names have to begin with in common; one word, such as `MODEL` or `REDIS`, is anybody's. */
const COMMON_WORDS_MINIMUM = 2;

/**
 * Names that are set and nearly those of variables of ours, each in a sentence. Our names have no prefix, and a platform
 * sets many: so this is something to tell, never a reason not to start.
 */
export function misspeltVariables(environment: Readonly<Record<string, string | undefined>>): string[] {
  return Object.entries(environment).flatMap(([name, value]) => {
    if (value === undefined || value === '' || KNOWN.includes(name)) return [];
    const meant = KNOWN.filter((known) => isMisspelt(name, known) || isCutOrEndsOtherwise(name, known));
    return meant.length === 0 ? [] : [`${name} is not known here; did you mean ${meant.join(' or ')}?`];
  });
}

/** Names by which other programs are told their database. */
const OTHER_DATABASES = [
  ...['DATABASE_URI', 'DB_URL', 'DB_URI', 'DATABASE_DSN', 'DB_DSN', 'POSTGRES_URL', 'POSTGRES_URI'],
  ...['POSTGRESQL_URL', 'POSTGRESQL_URI', 'PG_URL', 'PG_URI', 'PGURL'],
] as const;

/** Names that decide where the store is. */
const STORE: readonly string[] = ['DATABASE_URL', 'DATABASE_URL_FILE', 'DATA_DIR'];

/**
 * Why a command must not write: the store is named by a variable that is not read here, so that it would write into another
 * one. Null when that cannot be.
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

/** The same letters, or all but one, or two of them exchanged. */
function isMisspelt(name: string, known: string): boolean {
  const [given, wanted] = [letters(name), letters(known)];
  if (given === wanted || isExchanged(given, wanted)) return true;
  return Math.min(given.length, wanted.length) >= EDITED_LETTERS_MINIMUM && isOneEdit(given, wanted);
}

/** `PUBLICATION_DELAY`, `PUBLICATION_DELAY_DAYS`. */
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

/** Without what they begin and end with in common. */
function whereTheyDiffer(a: string, b: string): readonly [string, string] {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  return [a.slice(start, a.length - end), b.slice(start, b.length - end)];
}
