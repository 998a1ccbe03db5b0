import { windowOfKey } from '../../src/calendar.js';
import type { EventQuery } from '../../src/event-query.js';

/** The expected reading of a sample: one or two statements, or a comparison. */
export type Expected =
  | { readonly type: 'statements'; readonly statements: readonly Statement[] }
  | {
      readonly type: 'order';
      readonly part: Asked;
      readonly says: 'more' | 'fewer';
      readonly than: Asked | null;
    };

interface Asked {
  readonly provinces: readonly string[];
  readonly from: string;
  readonly to: string;
  readonly measure: EventQuery['measure'];
  readonly kind: string;
  readonly actors: readonly string[];
}

interface Statement extends Asked {
  readonly says: string;
  readonly numbers: readonly number[];
}

const SLUGS: Readonly<Record<string, string>> = {
  hama: 'hamah',
  raqqa: 'ar-raqqah',
  deir: 'deir-ez-zor',
  hasakah: 'al-hasakah',
  rif: 'rif-dimashq',
  sweida: 'as-suwayda',
};
const KINDS = ['battle', 'attack', 'one_sided'];

/** Parses a label; null when no reading is expected. */
export function expectedClaim(label: string): Expected | null {
  if (label === 'nothing decides it') return null;
  const order = /^(?<part>.*) (?<sign>[<>]) (?<rest>[^(]*?)(?<of> \(.*\))?$/.exec(label)?.groups;
  if (order !== undefined) {
    const { part = '', sign, rest = '', of = '' } = order;
    const asked = (one: string) => statement(`${one}: some${of}`);
    const than = rest.startsWith('every ') ? null : asked(rest);
    return { type: 'order', part: asked(part), says: sign === '>' ? 'more' : 'fewer', than };
  }
  return { type: 'statements', statements: label.split(' & ').map(statement) };
}

function statement(label: string): Statement {
  const [, places = '', time = '', saying = '', more = ''] =
    /^(?:Syria: )?([^,]*), ([^:]*): ([^(]*?)(?: \((.*)\))?$/.exec(label) ?? [];
  const [says = '', ...numbers] = saying.trim().split(' ');
  const words = more.split(', ');
  const [first = '', last = first] = time.split('..');
  const measure = words.includes('civilians')
    ? 'civilians_killed'
    : words.includes('events')
      ? 'events'
      : 'killed';
  return {
    provinces: places === 'syria' || places === 'all' ? [] : placesIn(places),
    from: windowOfKey(first).from,
    to: windowOfKey(last).to,
    measure,
    kind: KINDS.find((kind) => words.includes(kind)) ?? 'any',
    actors: words.filter((word) => word.startsWith('of ')).flatMap((word) => word.slice(3).split(' + ')),
    says: says === 'dozens' ? 'vague' : says,
    numbers: numbers.map(Number),
  };
}

function placesIn(places: string): string[] {
  if (places.endsWith('Governorate'))
    return places.split('+').map((name) =>
      name
        .replace(/ Governorate$/, '')
        .toLowerCase()
        .replaceAll(' ', '-'),
    );
  return places.split(' ').map((name) => SLUGS[name] ?? name);
}

/** The first difference between queries and the expectation; null without one. */
export function mismatch(expected: Expected, queries: readonly EventQuery[]): string | null {
  if (expected.type === 'order') return mismatchOfOrder(expected, queries);
  if (expected.statements.length !== queries.length) return `${queries.length} statements`;
  for (const [at, said] of expected.statements.entries()) {
    const query = queries[at];
    const difference =
      query === undefined ? 'no statement' : (mismatchOfScope(said, query) ?? mismatchOfNumber(said, query));
    if (difference !== null) return difference;
  }
  return null;
}

function mismatchOfOrder(
  { part, says, than }: Extract<Expected, { type: 'order' }>,
  [query]: readonly EventQuery[],
): string | null {
  const comparison = query?.comparison ?? null;
  if (query === undefined || comparison === null) return 'no comparison';
  const { grouping } = comparison;
  const keyOf = (asked: Asked) =>
    grouping === 'province' ? asked.provinces.join('+') : asked.from.slice(0, grouping === 'month' ? 7 : 4);
  const own = comparison.part.join('+');
  const other = comparison.than?.join('+') ?? null;
  const isSame =
    comparison.says === says && own === keyOf(part) && other === (than === null ? null : keyOf(than));
  // "Fewer here than there" means "more there than here".
  const isTurned = than !== null && comparison.says !== says && own === keyOf(than) && other === keyOf(part);
  return (isSame || isTurned) && query.measure === part.measure
    ? null
    : `${own} ${comparison.says} than ${other}`;
}

function mismatchOfScope(said: Asked, query: EventQuery): string | null {
  const { provinces, window, measure, kind, actors, role } = query;
  const [from, to] = [window.from ?? '1900-01-01', window.to ?? '2026-12-31'];
  if ([...provinces].sort().join() !== [...said.provinces].sort().join())
    return `in ${provinces.join(' and ')}`;
  if (from !== said.from || to !== said.to) return `${from} to ${to}`;
  if (measure !== said.measure) return measure;
  const names = actors.map((known) => known.find((name) => said.actors.includes(name)) ?? known[0]);
  if (names.sort().join() !== [...said.actors].sort().join()) return `of ${names.join(' and ')}`;
  const isNamed = said.kind === kind || (said.kind === 'any' && (kind === 'violent' || role !== 'involved'));
  // The label "attack" covers several kinds.
  const ofAttacks = ['one_sided', 'violence_against_civilians', 'explosion_remote_violence'];
  const isAttack = ['attack', 'one_sided'].includes(said.kind) && ofAttacks.includes(kind);
  return isNamed || isAttack || (said.kind === 'any' && said.actors.length > 0) ? null : kind;
}

function mismatchOfNumber({ says, numbers }: Statement, { predicate }: EventQuery): string | null {
  if (predicate === null) return 'no number';
  const same: Readonly<Record<string, string>> = { up_to: 'at_most', exactly: 'number' };
  if ((same[predicate.says] ?? predicate.says) !== says) return predicate.says;
  const named = (predicate.named ?? []).filter((number) => number !== null);
  return says === 'vague' || named.join() === numbers.join() ? null : named.join();
}
