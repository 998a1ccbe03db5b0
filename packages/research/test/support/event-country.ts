import type { Actor, Casualties, ConflictEvent, EventType, Province } from '@partner-api/contract';
import type { CoveredSpan } from '../../src/index.js';
import { MemoryCorpus } from './memory-corpus.js';
import { makeEvent, province } from './records.js';

// A made-up year of a made-up war. `XD` is Sotavia, which does not exist.

export const SARENES = province('Sarenes');
export const TARMONDE = province('Tarmonde');
export const QUELMAR = province('Quelmar');

export const COVERED: CoveredSpan = {
  source: 'Register of Sotavia',
  country: 'XD',
  from: '2017-01-01',
  to: '2017-12-31',
  types: ['battle', 'violence_against_civilians'],
};

export interface Told {
  readonly day: string;
  readonly until?: string;
  readonly province?: Province | null;
  readonly type?: EventType;
  readonly killed?: readonly [low: number | null, best: number | null, high: number | null];
  readonly civilians?: number | null;
  readonly actors?: readonly Actor[];
  readonly status?: 'published' | 'disputed';
  readonly scheme?: string;
}

function killedOf([low, best, high]: NonNullable<Told['killed']>, civilians: number | null): Casualties {
  return { killed: { low, best, high }, civilians_killed: { low: null, best: civilians, high: null } };
}

export function tell(id: string, told: Told): ConflictEvent {
  const { day, until = day, province: place = SARENES, type = 'battle', killed = [1, 1, 1] } = told;
  return makeEvent({
    id,
    status: told.status ?? 'published',
    title: `Battle in ${place?.name ?? 'the country'}`,
    summary: `On ${day} something happened. Best estimate: ${killed[1] ?? 'unknown'} killed.`,
    type,
    occurred: { earliest: `${day}T00:00:00Z`, latest: `${until}T23:59:59Z`, precision: 'day' },
    province: place,
    actors: [...(told.actors ?? [])],
    casualties: killedOf(killed, told.civilians ?? 0),
    external_ids: [{ scheme: told.scheme ?? 'register', id }],
  });
}

/** A corpus of events, complete for 2017. */
export function eventCountry(
  events: readonly ConflictEvent[],
  spans: readonly CoveredSpan[] = [COVERED],
): MemoryCorpus {
  const corpus = new MemoryCorpus();
  for (const event of events) corpus.event(event);
  for (const span of spans) corpus.covers(span);
  return corpus;
}

/** One event before the year and one after it, so that both provinces are known to be watched. */
export const watched: readonly ConflictEvent[] = [SARENES, TARMONDE].flatMap((place) => [
  tell(`before-${place.slug}`, { day: '2016-11-03', province: place }),
  tell(`after-${place.slug}`, { day: '2018-02-09', province: place }),
]);
