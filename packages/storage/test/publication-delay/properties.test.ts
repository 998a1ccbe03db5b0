import { engines, type OpenedEngine } from '@partner-api/storage/testing';
import { HOUR_MILLISECONDS } from '@partner-api/text';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database, Store } from '../../src/index.js';
import { emptyStore } from '../empty-store.js';
import { openTestStore } from '../open-test-store.js';
import { at } from '../store/drafts.js';
import { Follower, Mirror } from './copies.js';
import { Model } from './model.js';
import { idOf, START, type Step, someSteps } from './steps.js';
import { applyAll, changesFrom, listAll, type ServedRecord } from './walk.js';

/** Runs of a dozen steps each. */
const RUNS = 12;
const TIMEOUT_MILLISECONDS = 120_000;

describe.each(engines)('any sequence of steps on $name', (engine) => {
  describe.skipIf(engine.skip)('', () => {
    let store: Store;
    let opened: OpenedEngine;
    beforeAll(async () => {
      ({ store, opened } = await openTestStore(engine));
    });
    afterAll(() => opened.close());

    it('serves no sensitive record early, and keeps copies exact', { timeout: TIMEOUT_MILLISECONDS }, () =>
      fc.assert(
        fc.asyncProperty(someSteps, async (steps) => {
          await emptyStore(opened.database);
          const world = new World(store);
          for (const step of steps) {
            await world.take(step);
            await world.check();
            expect(await wronglyNoted(opened.database)).toEqual([]);
          }
        }),
        { numRuns: RUNS },
      ),
    );
  });
});

/** Finds records whose hidden names differ from the rule, evaluated for each row separately. */
const wronglyNoted = (database: Database) =>
  database.query({
    text: `
      select id, hidden, wanted from (
        select naming.id, naming.hidden, (
          select array_agg(id order by id) from (
            select id from withheld where hidden and id = any(naming.refers_to)
            union
            select id from records event
            where id = any(naming.refers_to) and kind = 'event' and sensitive and not naming.sensitive
            union
            select name from unnest(naming.refers_to) as name
            where naming.kind <> 'event' and name not in (select id from records)
          ) as other
        ) as wanted
        from records naming
      ) as noted
      where hidden is distinct from wanted`,
    values: [],
  });

/** A store, its model, and the copies of its readers. */
class World {
  readonly #store: Store;
  readonly #model = new Model();
  readonly #mirror = new Mirror();
  readonly #follower = new Follower();
  readonly #everServed = new Set<string>();
  readonly #everNamed = new Set<string>();
  readonly #said = new Map<string, string>();
  readonly #changed = new Map<string, { readonly text: string; readonly changedAt: string }>();
  /** Records listed before and not written or evaluated since; a clock that is set back withholds none by itself. */
  #mayStay = new Set<string>();
  #clock = START;
  #isApplied = false;

  constructor(store: Store) {
    this.#store = store;
  }

  async take(step: Step): Promise<void> {
    this.#isApplied = false;
    if (step.do === 'clock') this.#clock += step.hours * HOUR_MILLISECONDS;
    if (step.do === 'write') {
      const now = new Date(this.#clock).toISOString();
      const outcomes = await this.#store.write(step.changes, at(now));
      this.#model.wrote(step.changes, outcomes, this.#clock);
      for (const change of step.changes) this.#mayStay.delete(idOf(change));
    }
    if (step.do === 'hours') {
      // A server does this when it starts.
      this.#model.hours = step.hours;
      await this.#store.publicationDelay.setHours(step.hours);
    }
    if (step.do === 'hours' || step.do === 'apply') {
      const { takenBack, released } = await applyAll(this.#store, new Date(this.#clock));
      this.#model.applied(takenBack + released, this.#clock);
      this.#isApplied = true;
      this.#mayStay.clear();
    }
  }

  async check(): Promise<void> {
    const listed = await listAll(this.#store);
    this.#checkLists(listed);
    const news = await this.#mirror.follow(this.#store);
    await this.#follower.follow(this.#store);
    expect(this.#mirror.records).toEqual(listed);
    expect(this.#follower.records).toEqual(listed);
    // A record that was never served must not be reported as retracted.
    for (const { id, status } of news) if (status === 'retracted') expect(this.#everServed).toContain(id);

    const everything = await changesFrom(this.#store, new Date(0));
    for (const record of everything) {
      await this.#checkById(record);
      this.#checkVersion(record);
      this.#checkTimeOfChange(record);
      this.#checkReferences(record, everything);
    }
    const shown = (await this.#store.provinces.list()).map(({ slug }) => slug);
    for (const slug of shown) expect(this.#everNamed).toContain(slug);
    for (const slug of [...listed.values()].flatMap(provincesIn)) expect(shown).toContain(slug);
  }

  #checkLists(listed: ReadonlyMap<string, ServedRecord>): void {
    const allowed = this.#model.inService(this.#clock);
    for (const [id, record] of listed) {
      if (!this.#mayStay.has(id)) expect(allowed).toContain(id);
      this.#everServed.add(id);
      for (const slug of provincesIn(record)) this.#everNamed.add(slug);
    }
    if (this.#isApplied) expect([...listed.keys()].sort()).toEqual(allowed.sort());
    this.#mayStay = new Set(listed.keys());
  }

  async #checkById(record: ServedRecord): Promise<void> {
    if (!('occurred' in record)) return;
    const found = await this.#store.events.get(record.id);
    expect(found?.record ?? null).toEqual(isTakenBack(record) ? null : record);
  }

  /** A version never changes its content. */
  #checkVersion(record: ServedRecord): void {
    const { updated_at: _, ...said } = record;
    const version = `${record.id} ${record.version}`;
    const text = JSON.stringify({ ...said, ...NO_REFERENCES });
    expect(this.#said.get(version) ?? text).toBe(text);
    this.#said.set(version, text);
  }

  /** A record that is served unchanged keeps its time of change, which would otherwise reveal unserved records. */
  #checkTimeOfChange(record: ServedRecord): void {
    const { updated_at: changedAt, ...said } = record;
    const text = JSON.stringify(said);
    const before = this.#changed.get(record.id);
    if (before?.text === text) expect(changedAt).toBe(before.changedAt);
    this.#changed.set(record.id, { text, changedAt });
  }

  /** A reference points to a record that partners know, or to none that exists. */
  #checkReferences(record: ServedRecord, everything: readonly ServedRecord[]): void {
    for (const id of namedIn(record).filter((named) => this.#model.isKnown(named))) {
      const named = everything.find((other) => other.id === id);
      if (!named || isTakenBack(named)) expect.fail(`${record.id} names ${id}, which waits`);
    }
  }
}

const NO_REFERENCES = { dossier_ids: [], claim_ids: [], event_ids: [], event_refs: [], claim_refs: [] };

const isTakenBack = ({ status, corrections }: ServedRecord): boolean =>
  status === 'retracted' && corrections.at(-1)?.kind === 'withheld';

const provincesIn = (record: ServedRecord): string[] =>
  ('provinces' in record ? record.provinces : [record.province]).flatMap((place) => place?.slug ?? []);

const namedIn = (record: ServedRecord): string[] => {
  if ('event_ids' in record) return record.event_ids;
  if ('event_refs' in record) return [...record.event_refs, ...record.claim_refs].map(({ id }) => id);
  return [...record.dossier_ids, ...record.claim_ids];
};
