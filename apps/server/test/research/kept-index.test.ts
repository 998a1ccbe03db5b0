import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Corpus, CorpusRecord, SnapshotOutcome } from '@partner-api/research';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ResearchThread } from '../../src/research/research-thread.js';

/** The smallest number of records for which a snapshot is written. */
const CLAIMS = 10_000;

class ManyClaims implements Corpus {
  readonly asked: number[] = [];
  readonly turns: ('begun' | 'ended')[] = [];
  pageMilliseconds = 0;

  revision = async () => CLAIMS;
  coverage = async () => [];
  verifyHistory = async () => 'moment';

  withLoadLock = async (work: () => Promise<void>) => {
    this.turns.push('begun');
    await work().finally(() => this.turns.push('ended'));
  };

  changesSince = async (revision: number, limit: number): Promise<CorpusRecord[]> => {
    this.asked.push(revision);
    if (this.pageMilliseconds > 0) await new Promise((later) => setTimeout(later, this.pageMilliseconds));
    return Array.from({ length: Math.min(limit, CLAIMS - revision) }, (_, place) =>
      claim(revision + place + 1),
    );
  };
}

const claim = (revision: number): CorpusRecord => ({
  kind: 'claim',
  revision,
  readAt: 'moment',
  record: {
    ...{ id: `c${revision}`, version: 1, status: 'published', lang: 'en', external_ids: [], corrections: [] },
    ...{ published_at: '2020-01-01T00:00:00Z', updated_at: '2020-01-01T00:00:00Z' },
    ...{ text: `Flood number ${revision}.`, context: null, claimant: null, claimed_at: null },
    ...{ first_appearance_url: null, province: null, event_ids: [], review: null },
  },
});

describe('a thread with an index snapshot', () => {
  let directory = '';
  beforeAll(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'partner-api-kept-index-'));
  });
  afterAll(() => rm(directory, { recursive: true }));

  const outcomes: SnapshotOutcome['outcome'][] = [];
  const open = (corpus: Corpus) =>
    new ResearchThread({
      corpus: Promise.resolve(corpus),
      clock: () => new Date(),
      defaultLocale: 'en',
      publicationDelayHours: () => 0,
      model: null,
      onWithheld: () => undefined,
      onPromptInjection: () => undefined,
      snapshotFile: path.join(directory, 'index', 'index.snapshot'),
      onSnapshot: ({ outcome }) => outcomes.push(outcome),
      logger: pino({ enabled: false }),
      deadlineMilliseconds: 10_000,
    });

  test('reads the whole store once, in its turn, and after a restart only later changes', async () => {
    const first = new ManyClaims();
    const one = open(first);
    await one.refresh();
    expect(one.size()).toMatchObject({ records: CLAIMS, revision: CLAIMS, loadedUpTo: CLAIMS });
    expect(first.turns).toEqual(['begun', 'ended']);
    expect(outcomes).toEqual(['kept']);
    await one.close();

    const second = new ManyClaims();
    const other = open(second);
    await other.refresh();
    expect(other.size()).toMatchObject({ records: CLAIMS, revision: CLAIMS });
    expect(second.turns).toEqual([]);
    expect(second.asked).toEqual([CLAIMS]);
    expect(outcomes).toEqual(['kept', 'restored']);
    await other.close();
  });

  test('ends its turn if it ends while loading', async () => {
    await rm(path.join(directory, 'index'), { recursive: true, force: true });
    const corpus = new ManyClaims();
    corpus.pageMilliseconds = 50;
    const one = open(corpus);
    const refreshed = one.refresh().catch(() => 'ended');
    while (corpus.asked.length < 3) await new Promise((later) => setTimeout(later, 20));
    expect(one.ready()).toBe(false);
    expect(one.size().loadedUpTo).toBeGreaterThan(0);
    await one.close();
    expect(await refreshed).toBe('ended');
    expect(corpus.turns).toEqual(['begun', 'ended']);
  });
});
