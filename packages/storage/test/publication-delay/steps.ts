import type { SafeRecord } from '@partner-api/safeguards';
import { HOUR_MILLISECONDS } from '@partner-api/text';
import fc from 'fast-check';
import type { Change } from '../../src/index.js';
import { claim, dossier, event, province, publish, retract } from '../store/drafts.js';

/** Milliseconds since 1970, like every time here. */
export const START = Date.parse('2026-03-10T12:00:00Z');
const hourOf = (hours: number) => new Date(START + hours * HOUR_MILLISECONDS);

/** A step of a run. */
export type Step =
  | { readonly do: 'write'; readonly changes: readonly Change[] }
  | { readonly do: 'clock'; readonly hours: number }
  | { readonly do: 'hours'; readonly hours: number }
  | { readonly do: 'apply' };

const id = fc.constantFrom('e1', 'e2', 'e3', 'd1', 'd2', 'c1', 'c2');
const place = fc.constantFrom(null, 'north', 'south');
const latest = fc.option(
  fc.integer({ min: -72, max: 20 }).map((hours) => hourOf(hours).toISOString().replace('.000', '')),
  { freq: 4 },
);

const record: fc.Arbitrary<SafeRecord> = fc
  .record({
    id,
    sensitive: fc.boolean(),
    latest,
    place,
    word: fc.constantFrom('one', 'two'),
    names: fc.uniqueArray(id, { maxLength: 4 }),
  })
  .map(({ id, sensitive, latest, place, word, names }) => {
    const named = (kind: string) => names.filter((name) => name.startsWith(kind));
    const refs = (kind: string) => named(kind).map((name) => ({ id: name, version: 1 }));
    const where = place === null ? null : province(place);
    if (id.startsWith('e')) {
      const occurred = { earliest: latest, latest, precision: latest === null ? 'unknown' : 'hour' } as const;
      const content = { occurred, province: where, dossier_ids: named('d'), claim_ids: named('c') };
      return event(id, { ...content, actors: [{ name: word, role: null }] }, { sensitive, upstream: [] });
    }
    if (id.startsWith('d')) {
      const content = { title: word, event_refs: refs('e'), claim_refs: refs('c') };
      return dossier(id, where ? [where] : [], content, sensitive);
    }
    return claim(id, word, { province: where, event_ids: named('e') }, sensitive);
  });

const change: fc.Arbitrary<Change> = fc.oneof(
  { weight: 5, arbitrary: record.map((published) => publish(published)) },
  {
    weight: 1,
    arbitrary: record.map((published) =>
      publish(published, { kind: 'reinstatement', reason: 'It was right.' }),
    ),
  },
  { weight: 1, arbitrary: id.map((retracted) => retract(retracted, 'It was wrong.')) },
);
export const idOf = (made: Change) => (made.action === 'publish' ? made.record.id : made.id);

export const batch = fc.uniqueArray(change, { selector: idOf, minLength: 1, maxLength: 4 });

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: batch.map((changes) => ({ do: 'write' as const, changes })) },
  {
    weight: 3,
    arbitrary: fc.integer({ min: -10, max: 40 }).map((hours) => ({ do: 'clock' as const, hours })),
  },
  { weight: 3, arbitrary: fc.constantFrom(0, 1, 24, 48).map((hours) => ({ do: 'hours' as const, hours })) },
  { weight: 2, arbitrary: fc.constant({ do: 'apply' as const }) },
);

export const someSteps = fc.array(step, { minLength: 6, maxLength: 16, size: 'max' });
