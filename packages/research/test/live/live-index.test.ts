import { setImmediate } from 'node:timers/promises';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { TestClock } from '../support/clock.js';
import { MemoryCorpus, retracted } from '../support/memory-corpus.js';
import { openResearcher } from '../support/open-researcher.js';
import { makeClaim } from '../support/records.js';
import { riverCountry, sabotage } from '../support/river-country.js';

const manyClaims = (count: number) =>
  Array.from({ length: count }, (_, number) =>
    makeClaim({ id: `c${number}`, text: `Bridge number ${number} is closed.` }),
  );
const matchedIds = async (researcher: ReturnType<typeof openResearcher>, claim: string) =>
  (await researcher.factCheck({ claim })).matched_claims.map(({ id }) => id);

describe('loading', () => {
  test('is ready only after a complete load', async () => {
    const researcher = openResearcher(riverCountry());
    expect(researcher.ready()).toBe(false);
    expect(researcher.size()).toMatchObject({ records: 0, revision: 0 });
    await researcher.refresh();
    expect(researcher.ready()).toBe(true);
    expect(researcher.size()).toMatchObject({ records: 8, revision: 8 });
  });

  test('loads an empty corpus', async () => {
    const researcher = openResearcher(new MemoryCorpus());
    await researcher.refresh();
    expect(researcher.ready()).toBe(true);
    const { verdict, coverage } = await researcher.factCheck({ claim: 'The dam burst.' });
    expect(verdict).toBe('insufficient_evidence');
    expect(coverage).toEqual({
      records_searched: 0,
      records_considered: 0,
      window: { earliest: null, latest: null },
      languages: [],
    });
  });

  test('reads page by page and yields to other work', async () => {
    const corpus = new MemoryCorpus();
    for (const claim of manyClaims(1200)) corpus.claim(claim);
    const researcher = openResearcher(corpus);
    // Each look at the clock finds it a millisecond on.
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now++);
    onTestFinished(() => {
      vi.restoreAllMocks();
    });
    let turns = 0;
    let loading = true;
    const loaded = researcher.refresh().then(() => {
      loading = false;
    });
    while (loading) {
      await setImmediate();
      turns++;
    }
    await loaded;
    expect(corpus.pagesRead).toBeGreaterThanOrEqual(3);
    expect(turns).toBeGreaterThan(200);
    expect(researcher.size().records).toBe(1200);
  });

  test('reads each record once, and at most an empty page after a full one', async () => {
    const corpus = new MemoryCorpus();
    for (const claim of manyClaims(1999)) corpus.claim(claim);
    const researcher = openResearcher(corpus);
    await researcher.refresh();
    expect(researcher.size().records).toBe(1999);
    expect(corpus.pagesRead).toBe(10);
    corpus.claim(sabotage);
    const full = openResearcher(corpus);
    await full.refresh();
    expect(full.size().records).toBe(2000);
    expect(corpus.pagesRead).toBe(21);
  });

  test('concurrent calls share one run', async () => {
    const corpus = riverCountry();
    const researcher = openResearcher(corpus);
    await Promise.all([researcher.refresh(), researcher.refresh(), researcher.refresh()]);
    expect(corpus.pagesRead).toBe(1);
  });
});

describe('freshness', () => {
  test('a request loads the index if it is not loaded', async () => {
    const researcher = openResearcher(riverCountry());
    expect(await matchedIds(researcher, sabotage.text)).toContain('sabotage');
  });

  test('requests see a change half a second later without a refresh', async () => {
    const corpus = riverCountry();
    const clock = new TestClock();
    const researcher = openResearcher(corpus, clock);
    await researcher.factCheck({ claim: sabotage.text });
    corpus.claim(makeClaim({ id: 'new', text: 'Lanterns float over Isla Dorvena.' }));
    clock.advance(501);
    expect((await matchedIds(researcher, 'Lanterns float over Isla Dorvena.'))[0]).toBe('new');
  });

  test('does not query the corpus again within half a second', async () => {
    const corpus = riverCountry();
    const clock = new TestClock();
    const researcher = openResearcher(corpus, clock);
    await researcher.factCheck({ claim: sabotage.text });
    const asked = corpus.revisionsAsked;
    clock.advance(500);
    await researcher.factCheck({ claim: sabotage.text });
    expect(corpus.revisionsAsked).toBe(asked);
  });

  test('reads only the revision if nothing changed', async () => {
    const corpus = riverCountry();
    const clock = new TestClock();
    const researcher = openResearcher(corpus, clock);
    await researcher.factCheck({ claim: sabotage.text });
    const read = corpus.pagesRead;
    clock.advance(10_000);
    await researcher.factCheck({ claim: sabotage.text });
    expect(corpus.pagesRead).toBe(read);
  });

  test('checks for changes after the clock was set back', async () => {
    const corpus = riverCountry();
    const clock = new TestClock();
    const researcher = openResearcher(corpus, clock);
    await researcher.factCheck({ claim: sabotage.text });
    corpus.claim(retracted(sabotage));
    clock.advance(-3_600_000);
    expect(await matchedIds(researcher, sabotage.text)).not.toContain('sabotage');
  });

  test('removes a retracted record at the next refresh', async () => {
    const corpus = riverCountry();
    const researcher = openResearcher(corpus);
    expect((await researcher.factCheck({ claim: sabotage.text })).verdict).toBe('refuted');
    corpus.claim(retracted(sabotage));
    await researcher.refresh();
    const after = await researcher.factCheck({ claim: sabotage.text });
    expect(after.verdict).toBe('insufficient_evidence');
    expect(JSON.stringify(after.matched_claims)).not.toContain('sabotage');
    expect(after.coverage.records_searched).toBe(7);
  });

  test('does not miss a change committed during a refresh', async () => {
    const corpus = riverCountry();
    const clock = new TestClock();
    const researcher = openResearcher(corpus, clock);
    await researcher.refresh();
    clock.advance(1000);
    const running = researcher.refresh();
    corpus.claim(makeClaim({ id: 'late', text: 'Lanterns float over Isla Dorvena.' }));
    expect((await matchedIds(researcher, 'Lanterns float over Isla Dorvena.'))[0]).toBe('late');
    await running;
  });
});

describe('failure', () => {
  test('rejects with the error of the corpus, and recovers with it', async () => {
    const corpus = riverCountry();
    const clock = new TestClock();
    const researcher = openResearcher(corpus, clock);
    corpus.failure = new Error('connection refused');
    await expect(researcher.refresh()).rejects.toThrow('connection refused');
    await expect(researcher.research({ query: 'Why did the dam burst?' })).rejects.toThrow(
      'connection refused',
    );
    expect(researcher.ready()).toBe(false);
    corpus.failure = null;
    expect((await researcher.factCheck({ claim: sabotage.text })).verdict).toBe('refuted');
  });

  test('keeps what was loaded', async () => {
    const corpus = riverCountry();
    const researcher = openResearcher(corpus);
    await researcher.refresh();
    corpus.failure = new Error('connection refused');
    await expect(researcher.refresh()).rejects.toThrow('connection refused');
    expect(researcher.ready()).toBe(true);
    expect(researcher.size().records).toBe(8);
  });

  test('rebuilds the index after a lower revision (a restored backup)', async () => {
    const clock = new TestClock();
    const before = riverCountry();
    const after = new MemoryCorpus().claim(makeClaim({ id: 'only', text: 'The dam at Old Ford holds.' }));
    let corpus = before;
    const researcher = openResearcher(
      Object.assign(new MemoryCorpus(), {
        revision: () => corpus.revision(),
        changesSince: (revision: number, limit: number) => corpus.changesSince(revision, limit),
      }),
      clock,
    );
    await researcher.refresh();
    corpus = after;
    clock.advance(1000);
    const { matched_claims, coverage } = await researcher.factCheck({ claim: sabotage.text });
    expect(matched_claims.map(({ id }) => id)).toEqual(['only']);
    expect(coverage.records_searched).toBe(1);
  });
});
