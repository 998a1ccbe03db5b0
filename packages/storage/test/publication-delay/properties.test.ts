import type { SafeRecord } from '@partner-api/policy';
import { engines, type OpenedEngine } from '@partner-api/storage/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Change, Store } from '../../src/index.js';
import { emptyStore } from '../empty-store.js';
import { openTestStore } from '../open-test-store.js';
import { at, claim, dossier, event, province, publish, retract } from '../store/drafts.js';
import { Model } from './model.js';
import { applyAll, changesFrom, listAll, type ServedRecord } from './walk.js';

const RUNS = 25;
const START = Date.parse('2026-03-10T12:00:00Z');
const HOUR_MILLISECONDS = 3_600_000;
const hourOf = (hours: number) => new Date(START + hours * HOUR_MILLISECONDS);

/** What one step does to the world. */
type Step =
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
      return event(id, { ...content, actors: [{ name: word, role: null }] }, { sensitive });
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
const idOf = (made: Change) => (made.action === 'publish' ? made.record.id : made.id);

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .uniqueArray(change, { selector: idOf, minLength: 1, maxLength: 4 })
      .map((changes) => ({ do: 'write' as const, changes })),
  },
  {
    weight: 3,
    arbitrary: fc.integer({ min: -10, max: 40 }).map((hours) => ({ do: 'clock' as const, hours })),
  },
  { weight: 3, arbitrary: fc.constantFrom(0, 1, 24, 48).map((hours) => ({ do: 'hours' as const, hours })) },
  { weight: 2, arbitrary: fc.constant({ do: 'apply' as const }) },
);

/** A copy that a partner keeps by `updated_since`, walking from the latest change that it knows. */
class Mirror {
  readonly records = new Map<string, ServedRecord>();
  #from = new Date(0);

  async follow(store: Store): Promise<readonly ServedRecord[]> {
    const changes = await changesFrom(store, this.#from);
    for (const changed of changes) {
      if (changed.status === 'retracted') this.records.delete(changed.id);
      else this.records.set(changed.id, changed);
      this.#from = new Date(Math.max(this.#from.getTime(), Date.parse(changed.updated_at)));
    }
    return changes;
  }
}

/** A copy that the search index keeps, by revision. */
class Follower {
  readonly records = new Map<string, ServedRecord>();
  #revision = 0;

  async follow(store: Store): Promise<void> {
    for (const { revision, record: changed } of await store.changesSince(this.#revision, 1_000)) {
      expect(revision).toBeGreaterThan(this.#revision);
      this.#revision = revision;
      if (changed.status === 'retracted') this.records.delete(changed.id);
      else this.records.set(changed.id, changed);
    }
  }
}

const namedIn = (shown: ServedRecord): string[] => {
  if ('event_ids' in shown) return shown.event_ids;
  if ('event_refs' in shown)
    return [...shown.event_refs, ...shown.claim_refs].map((reference) => reference.id);
  return [...shown.dossier_ids, ...shown.claim_ids];
};

/** What a version says, without what changes beside it. */
const said = ({ updated_at: _, ...shown }: ServedRecord) => {
  const none = { dossier_ids: [], claim_ids: [], event_ids: [], event_refs: [], claim_refs: [] };
  return JSON.stringify({ ...shown, ...none });
};

describe.each(engines)('whatever happens on $name', (engine) => {
  describe.skipIf(engine.skip)('', () => {
    let store: Store;
    let opened: OpenedEngine;
    beforeAll(async () => {
      ({ store, opened } = await openTestStore(engine));
    });
    afterAll(() => opened.close());

    it('nothing sensitive is served before its time, and copies are exact', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 16, size: 'max' }), async (steps) => {
          await emptyStore(opened.database);
          const model = new Model();
          const [mirror, follower] = [new Mirror(), new Follower()];
          const [everServed, everNamed] = [new Set<string>(), new Set<string>()];
          const versionsSaid = new Map<string, string>();
          let clock = START;

          for (const taken of steps) {
            if (taken.do === 'clock') clock += taken.hours * HOUR_MILLISECONDS;
            if (taken.do === 'write') {
              const now = at(new Date(clock).toISOString());
              model.wrote(taken.changes, await store.write(taken.changes, now), clock);
            }
            if (taken.do === 'hours') {
              // As a server does when it starts.
              model.hours = taken.hours;
              await store.publicationDelay.setHours(taken.hours);
            }
            const isApplied = taken.do === 'hours' || taken.do === 'apply';
            if (isApplied) {
              const { takenBack, released } = await applyAll(store, new Date(clock));
              model.applied(takenBack + released, clock);
            }

            const listed = await listAll(store);
            const allowed = model.inService(clock);
            for (const found of listed.keys()) expect(allowed).toContain(found);
            if (isApplied) expect([...listed.keys()].sort()).toEqual(allowed.sort());

            const changes = await mirror.follow(store);
            expect(mirror.records).toEqual(listed);
            await follower.follow(store);
            expect(follower.records).toEqual(listed);

            for (const found of listed.keys()) everServed.add(found);
            const gone = changes.filter(({ status }) => status === 'retracted');
            // What was never served is never told to be gone.
            for (const left of gone) expect(everServed).toContain(left.id);

            const everything = await changesFrom(store, new Date(0));
            const isFound = async (event: string) => (await store.events.get(event)) !== null;
            for (const shown of everything) {
              const isTakenBack =
                shown.corrections.at(-1)?.kind === 'withheld' && shown.status === 'retracted';
              if (shown.id.startsWith('e')) expect(await isFound(shown.id)).toBe(!isTakenBack);
              const version = `${shown.id} ${shown.version}`;
              expect(versionsSaid.get(version) ?? said(shown)).toBe(said(shown));
              versionsSaid.set(version, said(shown));
              for (const named of namedIn(shown).filter((name) => model.isKnown(name))) {
                const public_ = everything.find((other) => other.id === named);
                expect(public_?.corrections.at(-1)?.kind ?? '').not.toBe('withheld');
                expect(public_).toBeDefined();
              }
              const places = 'provinces' in shown ? shown.provinces : [shown.province];
              for (const place of places) if (place) everNamed.add(place.slug);
            }
            for (const { slug } of await store.provinces.list()) expect(everNamed).toContain(slug);
          }
        }),
        { numRuns: RUNS },
      );
    });
  });
});
