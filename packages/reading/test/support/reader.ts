import type { Province } from '@partner-api/contract';
import { dateOf, dayOf } from '../../src/domain/day.js';
import type { Aside, EventClaim } from '../../src/domain/event-reading.js';
import { EventReader } from '../../src/reader/reader.js';
import { recordedNames } from './recorded-names.js';

export const syria = (name: string, sourceName = `${name} Governorate`): Province => ({
  slug: name.toLowerCase().replaceAll(' ', '-'),
  name,
  country: 'SY',
  source_name: sourceName,
});

export const PROVINCES: readonly Province[] = [
  ...['Aleppo', 'Idlib', 'Homs', 'Hamah', 'Ar Raqqah', 'Deir ez Zor', 'Daraa', 'Damascus', 'Rif Dimashq'],
  ...['Al Hasakah', 'Latakia', 'Quneitra', 'As Suwayda', 'Tartus'],
].map((name) => syria(name));

/** Who fought in Syria, as the source calls some of them. */
const PARTIES = [
  ...['Government of Syria', 'Government of Turkey', 'IS', 'SDF', 'HTS'],
  ...['Civilians', 'Syrian insurgents'],
];

const TODAY = dayOf('2026-03-14T00:00:00Z');
const reader = new EventReader(recordedNames(PROVINCES, PARTIES));

/** A claim as it was read, on one line for each statement; null when it was not. */
export function readClaim(text: string): string | null {
  return claimReadBy(reader, text);
}

export function claimReadBy(known: EventReader, text: string): string | null {
  const read = known.readClaim(text, TODAY);
  return read.outcome === 'read' ? read.reading.map(sayClaim).join('\n') : null;
}

/** The numbers that would make each statement of a claim wrong. */
export function failsWhere(text: string): readonly unknown[] {
  const read = reader.readClaim(text, TODAY);
  if (read.outcome !== 'read') return [];
  return read.reading.map((claim) => ('predicate' in claim ? claim.predicate.fails : null));
}

function sayClaim(claim: EventClaim): string {
  const { measure, scope, isSingle } = claim;
  if ('comparison' in claim) {
    const { part, says, than, areTogether, changedBy } = claim.comparison;
    const by = changedBy === null ? '' : ` by ${changedBy.says} ${changedBy.percent}%`;
    const others = areTogether ? 'all others together' : (than?.join('+') ?? 'each other');
    return [measure, ...sayScope(scope), `${part.join('+')} ${says} than ${others}${by}`].join(', ');
  }
  const { predicate } = claim;
  const [first, second] = predicate.named ?? [null, null];
  const also = predicate.mayBeOf === undefined ? null : `or ${predicate.mayBeOf}`;
  const said = [predicate.says, first, second, also].filter((part) => part !== null).join(' ');
  return [measure, ...sayScope(scope), said, ...(isSingle ? ['of one'] : [])].join(', ');
}

export function readQuestion(text: string): string | null {
  return questionReadBy(reader, text);
}

export function questionReadBy(known: EventReader, text: string): string | null {
  const read = known.readQuestion(text, TODAY);
  if (read.outcome !== 'read') return null;
  const { measure, scope, asks, grouping, isFewest, numberAsked, predicate } = read.reading;
  const way = isFewest ? 'fewest' : 'most';
  const order = asks === 'rank' ? [numberAsked === null ? way : `${numberAsked} ${way}`] : [];
  const most = asks === 'deadliest' && numberAsked !== null ? [`${numberAsked}`] : [];
  const condition =
    asks === 'which' && predicate !== null ? [[predicate.says, predicate.named?.[0]].join(' ').trim()] : [];
  return [
    asks,
    ...order,
    ...most,
    ...condition,
    measure,
    ...sayScope(scope),
    ...(grouping === null ? [] : [`by ${grouping}`]),
  ].join(', ');
}

/** What a question that is read says beside what is counted; null where it is not read. */
export function leftOut(text: string): readonly Aside[] | null {
  const read = reader.readQuestion(text, TODAY);
  return read.outcome === 'read' ? read.asides : null;
}

/** The greatest number of which a claim that is read is not false. */
export function mostToBeTrue(text: string): number | null {
  const read = reader.readClaim(text, TODAY);
  const [claim] = read.outcome === 'read' ? read.reading : [];
  return claim !== undefined && 'predicate' in claim ? claim.predicate.fails.to : null;
}

/** What a claim that is read tells beside it, as it is written, by what it is. */
export function asides(text: string): { sources: string[]; remarks: string[] } {
  const read = reader.readClaim(text, TODAY);
  const found = read.outcome === 'read' ? read.asides : [];
  const told = (...kinds: Aside['says'][]) =>
    found.filter(({ says }) => kinds.includes(says)).map((aside) => aside.text);
  return { sources: told('source'), remarks: told('remark', 'denial') };
}

/** A claim that was read, with all that it tells beside it. */
export function readWithAsides(text: string): { claim: string | null; asides: readonly Aside[] } | null {
  const read = reader.readClaim(text, TODAY);
  return read.outcome === 'read' ? { claim: readClaim(text), asides: read.asides } : null;
}

/** Words of a claim that is read that name but a part of what is counted. */
export function narrower(text: string): readonly string[] {
  const read = reader.readClaim(text, TODAY);
  if (read.outcome !== 'read') return [];
  return read.asides.filter(({ says }) => says === 'narrower').map((aside) => aside.text);
}

/** A claim that is read with what it tells that no record does, by whether it names a part of what is counted. */
export function detailed(text: string): { claim: string | null; narrower: string[]; unchecked: string[] } {
  const read = reader.readClaim(text, TODAY);
  const found = read.outcome === 'read' ? read.asides : [];
  const told = (kind: Aside['says']) => found.filter(({ says }) => says === kind).map((aside) => aside.text);
  return { claim: readClaim(text), narrower: told('narrower'), unchecked: told('unchecked') };
}

/** What keeps a claim from being counted; null for one that is read, or is about something else. */
export function obstacle(text: string): string | null {
  const read = reader.readClaim(text, TODAY);
  return read.outcome === 'unread' ? read.because : null;
}

export function unreadWords(text: string): readonly string[] {
  const read = reader.readClaim(text, TODAY);
  return read.outcome === 'unread' ? read.words : [];
}

type Scope = EventClaim['scope'];

function sayScope({ kind, country, provinces, window, actors, role, deaths }: Scope): string[] {
  const date = (day: number | null) => (day === null ? '' : dateOf(day));
  const place = provinces.map(({ slug }) => slug).join('+') || (country ?? 'everywhere');
  const time =
    window.from !== null && window.from === window.to
      ? date(window.from)
      : `${date(window.from)}..${date(window.to)}`;
  return [
    ...(kind === 'any' ? [] : [kind]),
    place,
    time,
    ...(actors.length === 0 ? [] : [`${role} ${actors.map(([name]) => name).join('+')}`]),
    ...(deaths === null
      ? []
      : [`each ${deaths.measure} ${deaths.from}..${Number.isFinite(deaths.to) ? deaths.to : ''}`]),
  ];
}
