import { expect, it } from 'vitest';
import type { Migration } from '../../src/migrations/migration.js';
import { MIGRATIONS } from '../../src/migrations/migrations.js';

/** Earlier steps were written for stores without concurrent servers. */
const FIRST_BESIDE_READERS = 10;
const LARGE = '(?:records|withheld|record_versions|audit)';

/** Patterns of statements that lock readers for long or remove columns that the previous release reads. */
const FORBIDDEN: readonly (readonly [RegExp, string])[] = [
  [/^\s*create (?:unique )?index/i, 'builds an index within a transaction: name it in `indexes`'],
  [/^\s*drop index/i, 'drops an index that the release before reads by'],
  [
    new RegExp(`^\\s*(?:update|delete from) ${LARGE}\\b`, 'i'),
    'goes over rows within a transaction: make it a fill',
  ],
  [
    /\balter (?:column )?\w+ (?:set data )?type\b/i,
    'rewrites a table: add a column, fill it, and read it in the next release',
  ],
  [/\bset not null\b/i, 'reads all of a table: add a check that is not valid, and validate it'],
  [
    /\badd (?:constraint \w+ )?(?:check|foreign key)(?![^;]*not valid)/i,
    'reads all of a table: add it not valid',
  ],
  [
    /\badd (?:constraint \w+ )?(?:unique|primary key)/i,
    'builds an index: build it in `indexes`, then add it by its name',
  ],
  [
    /\bdefault (?:now\(\)|clock_timestamp\(\)|random\(\)|gen_random_uuid\(\))/i,
    'rewrites a table: a default that varies is computed for each row',
  ],
  [
    /\bdrop (?:column|table)\b|\brename\b/i,
    'takes away what the release before reads: do it in the release after',
  ],
];

function faultsOf({ statements, backfills = [], indexes = [] }: Migration): string[] {
  const made = statements.flatMap((text) => /create table (?:if not exists )?(\w+)/i.exec(text)?.[1] ?? []);
  const onNewTable = (text: string) => made.some((table) => new RegExp(`\\b${table}\\b`).test(text));
  const faults = statements
    .filter((text) => !onNewTable(text))
    .flatMap((text) => FORBIDDEN.filter(([pattern]) => pattern.test(text)).map(([, why]) => why));
  const isBrokenOff = backfills.length + indexes.length > 0;
  if (isBrokenOff && statements.some((text) => !/\bif (?:not )?exists\b|or replace/i.test(text)))
    faults.push('cannot begin again: say `if not exists`');
  return faults;
}

it.each(
  MIGRATIONS.filter(({ version }) => version >= FIRST_BESIDE_READERS).map(
    (step) => [step.name, step] as const,
  ),
)('the step %s holds no lock for long', (_name, step) => {
  expect(faultsOf(step)).toEqual([]);
});

it.each([
  [{ statements: ['create index records_by_title on records (title)'] }, 'builds an index'],
  [{ statements: [`update records set lang = 'en'`] }, 'goes over rows'],
  [{ statements: ['alter table records alter column version type bigint'] }, 'rewrites a table'],
  [{ statements: ['alter table records alter column lang set not null'] }, 'reads all of a table'],
  [{ statements: ['alter table records add constraint short check (length(id) < 9)'] }, 'add it not valid'],
  [
    { statements: ['alter table records add column seen_at timestamptz default now()'] },
    'a default that varies',
  ],
  [{ statements: ['alter table records drop column lang'] }, 'takes away what the release before reads'],
  [
    { statements: ['alter table records rename lang to language'] },
    'takes away what the release before reads',
  ],
  [
    { statements: ['alter table records add column lang text'], indexes: ['i on records (lang)'] },
    'cannot begin again',
  ],
])('a step that would is refused: %j', (step, why) => {
  expect(faultsOf({ version: 99, name: 'planted', ...step }).join()).toContain(why);
});

it('a step may do all of it to a table that it creates', () => {
  const statements = ['create table notes (id text)', 'create index notes_by_id on notes (id)'];
  expect(faultsOf({ version: 99, name: 'planted', statements })).toEqual([]);
});
