import { chmod, mkdtemp, readFile, rm, stat, symlink, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  createResearcher,
  createSnapshotStore,
  type Researcher,
  type SnapshotOutcome,
} from '../../src/index.js';
import { TestClock } from '../support/clock.js';
import { KeptCorpus } from '../support/kept-corpus.js';
import { MemoryCorpus, type UnnumberedRecord } from '../support/memory-corpus.js';
import { makeClaim, makeEvent } from '../support/records.js';
import { content, retract, sentence } from '../support/stories.js';

let directory = '';
let file = '';
let outcomes: SnapshotOutcome[] = [];

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'partner-api-snapshot-'));
});
afterAll(() => rm(directory, { recursive: true }));
beforeEach(() => {
  file = path.join(directory, `${outcomes.length}-${Math.random()}`, 'index.snapshot');
  outcomes = [];
});

const keeping = (corpus: MemoryCorpus, options: { code?: string; minChanges?: number } = {}) =>
  createResearcher({
    corpus,
    clock: new TestClock().now,
    defaultLocale: 'en',
    snapshots: createSnapshotStore({
      ...{ file, code: 'this', minChanges: 1, ...options },
      report: (outcome) => outcomes.push(outcome),
    }),
  });

const loading = (corpus: MemoryCorpus) =>
  createResearcher({ corpus, clock: new TestClock().now, defaultLocale: 'en' });

async function answersOf(researcher: Researcher, texts: readonly string[]) {
  const answers = [];
  for (const text of texts)
    answers.push(
      { ...(await researcher.research({ query: text })), id: '' },
      { ...(await researcher.factCheck({ claim: text })), id: '' },
    );
  return answers;
}

test('a restored and updated index gives the same results as one loaded completely', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({ first: content, last: content, fate: fc.constantFrom('kept', 'updated', 'gone', 'new') }),
        { minLength: 1, maxLength: 60 },
      ),
      fc.array(sentence, { minLength: 1, maxLength: 3 }),
      fc.constantFrom(1, 2),
      async (stories, texts, rounds) => {
        await rm(file, { force: true });
        const corpus = new KeptCorpus();
        for (const [number, { first, fate }] of stories.entries())
          if (fate !== 'new') corpus.put(first(`r${number}`));
        await keeping(corpus).refresh();
        for (let round = 0; round < rounds; round++) {
          for (const [number, { first, last, fate }] of stories.entries()) {
            const [before, after] = [first(`r${number}`), last(`r${number}`)];
            if (fate === 'new') corpus.put(before);
            // A record keeps its kind for life.
            if (fate === 'gone') corpus.put(retract(before));
            if (fate === 'updated' && after.kind === before.kind) corpus.put(after);
          }
          const restored = keeping(corpus);
          await restored.refresh();
          const loaded = loading(corpus);
          expect(await answersOf(restored, texts)).toEqual(await answersOf(loaded, texts));
          const { bytes: _, terms: _terms, ...held } = restored.size();
          expect(loaded.size()).toMatchObject(held);
        }
        expect(outcomes.filter(({ outcome }) => outcome === 'failed' || outcome === 'refused')).toEqual([]);
      },
    ),
    { numRuns: 40 },
  );
  expect(outcomes.filter(({ outcome }) => outcome === 'restored').length).toBeGreaterThan(20);
});

const story: UnnumberedRecord = {
  kind: 'claim',
  record: makeClaim({ id: 'c', text: 'The dam at Old Ford burst.' }),
};

describe('a start with a snapshot', () => {
  const corpus = new KeptCorpus();
  corpus.put(story);
  corpus.put({ kind: 'event', record: makeEvent({ id: 'e', title: 'A flood at Old Ford' }) });

  const texts = ['Did the dam at Old Ford burst?'];
  const searchedAfter = async (spoil: () => Promise<unknown>, ofCorpus = corpus) => {
    await keeping(corpus).refresh();
    await spoil();
    outcomes = [];
    const pagesBefore = ofCorpus.pagesRead;
    const researcher = keeping(ofCorpus);
    await researcher.refresh();
    expect(await answersOf(researcher, texts)).toEqual(await answersOf(loading(ofCorpus), texts));
    return { outcomes, pages: ofCorpus.pagesRead - pagesBefore };
  };
  const flipped = async (at: (length: number) => number) => {
    const bytes = await readFile(file);
    const place = at(bytes.length);
    bytes[place] = (bytes[place] ?? 0) ^ 0x40;
    await writeFile(file, bytes);
  };

  test('has one writer at a time, and overwrites what a killed writer left', async () => {
    await keeping(corpus, { code: 'former' }).refresh();
    const ofAnother = `${file}.new`;
    await writeFile(ofAnother, 'half of it');
    outcomes = [];
    await keeping(corpus).refresh();
    expect(outcomes.at(-1)).toEqual({ outcome: 'refused', reason: 'another server is writing it' });
    expect(await readFile(ofAnother, 'utf8')).toBe('half of it');
    await utimes(ofAnother, 0, 0);
    await keeping(corpus).refresh();
    expect(outcomes.at(-1)).toMatchObject({ outcome: 'kept' });
    await expect(stat(ofAnother)).rejects.toThrow('ENOENT');
  });

  test('reads it, and only later changes from the corpus', async () => {
    const { outcomes: told } = await searchedAfter(async () => undefined);
    expect(told.map(({ outcome }) => outcome)).toEqual(['restored']);
  });

  test('creates the file with owner-only permissions', async () => {
    await keeping(corpus).refresh();
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await stat(path.dirname(file))).mode & 0o777).toBe(0o700);
  });

  const otherStore = new KeptCorpus();
  otherStore.put(story);
  otherStore.put({ kind: 'claim', record: makeClaim({ id: 'd', text: 'The dam at Old Ford held.' }) });

  test.each<[string, () => Promise<unknown>, RegExp]>([
    ['is cut short', async () => truncate(file, (await stat(file)).size - 40), /shorter/],
    ['is cut in its header', () => truncate(file, 30), /too soon/],
    ['is empty', () => truncate(file, 0), /too soon/],
    ['has bytes behind it', async () => writeFile(file, '-', { flag: 'a' }), /longer/],
    ['has another byte in its body', () => flipped((length) => length - 100), /not those/],
    ['has another byte in its digest', () => flipped((length) => length - 1), /not those/],
    ['has another byte in its header', () => flipped(() => 20), /header|not those|release/],
    ['is something else', () => writeFile(file, 'x'.repeat(500)), /no snapshot/],
    ['is readable by others', () => chmod(file, 0o640), /somebody else/],
  ])('loads everything and saves it again if the file %s', async (_what, spoil, reason) => {
    const { outcomes: told } = await searchedAfter(spoil);
    // Looked at once more when the turn to load has come.
    expect(told.map(({ outcome }) => outcome)).toEqual(['refused', 'refused', 'kept']);
    expect(told[0]).toMatchObject({ reason: expect.stringMatching(reason) });
  });

  test('does not follow a symbolic link', async () => {
    const elsewhere = `${file}-elsewhere`;
    const { outcomes: told } = await searchedAfter(async () => {
      await writeFile(elsewhere, await readFile(file), { mode: 0o600 });
      await rm(file);
      await symlink(elsewhere, file);
    });
    expect(told.map(({ outcome }) => outcome)).toEqual(['failed', 'failed', 'kept']);
  });

  test('loads everything if another release wrote the file', async () => {
    await keeping(corpus, { code: 'that' }).refresh();
    outcomes = [];
    await keeping(corpus).refresh();
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['refused', 'refused', 'kept']);
  });

  test('loads everything if the file is of another store', async () => {
    const { outcomes: told } = await searchedAfter(async () => undefined, otherStore);
    expect(told).toContainEqual({ outcome: 'refused', reason: expect.stringContaining('another store') });
  });

  test('loads everything if the store lost data since', async () => {
    const lost = new KeptCorpus();
    lost.put(story);
    await keeping(lost).refresh();
    lost.loseLatest();
    outcomes = [];
    await keeping(lost).refresh();
    expect(outcomes.map(({ outcome }) => outcome)).toContain('refused');
    expect(outcomes.at(-1)?.outcome).toBe('kept');
  });

  test('saves nothing for a corpus without history checks', async () => {
    await keeping(new MemoryCorpus().put(story)).refresh();
    expect(outcomes).toEqual([]);
  });

  test('continues without a snapshot if the directory is not writable', async () => {
    file = '/proc/nothing/index.snapshot';
    const researcher = keeping(corpus);
    await researcher.refresh();
    expect(researcher.ready()).toBe(true);
    expect(outcomes.at(-1)).toMatchObject({ outcome: 'failed' });
  });
});

test('saves again after enough changes, in one of several processes', async () => {
  const corpus = new KeptCorpus();
  const put = (from: number, to: number) => {
    for (let number = from; number < to; number++)
      corpus.put({ kind: 'claim', record: makeClaim({ id: `c${number}`, text: `Flood number ${number}.` }) });
  };
  put(0, 30);
  const [one, other] = [keeping(corpus, { minChanges: 10 }), keeping(corpus, { minChanges: 10 })];
  await one.refresh();
  await other.refresh();
  put(30, 35);
  await one.refresh();
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(['kept', 'restored']);
  put(35, 42);
  await one.refresh();
  await other.refresh();
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(['kept', 'restored', 'kept']);
});
