import { ANY_EVENT, type EventQuery, type Reading } from '@partner-api/query';
import { createLiveIndex, type IndexSnapshot } from '../../src/live/live-index.js';
import { TestClock } from './clock.js';
import type { MemoryCorpus } from './memory-corpus.js';

/** What is held of a corpus, for what is counted in it. */
export function loadSnapshot(
  corpus: MemoryCorpus,
  warmUp: () => Promise<void> = async () => undefined,
): Promise<IndexSnapshot> {
  const canQuote = () => true;
  const parts = { corpus, clock: new TestClock().now, onPromptInjection: () => undefined };
  return createLiveIndex({
    ...parts,
    disclosures: () => canQuote,
    snapshots: null,
    warmUp,
  }).current();
}

export const PRESENT = { today: '2026-03-14', embargoedUntil: null };

/** A query of Sotavia in 2017. */
export const query = (asked: Partial<EventQuery>): EventQuery => ({
  ...ANY_EVENT,
  country: 'XD',
  window: { from: '2017-01-01', to: '2017-12-31' },
  ...asked,
});

export const MARCH = { from: '2017-03-01', to: '2017-03-31' };

/** How a text would have been understood. */
export function reading(tier: 'exact' | 'partial', first: EventQuery, ...others: EventQuery[]): Reading {
  const words = tier === 'exact' ? [] : ['so they say'];
  return {
    tier,
    queries: [first, ...others],
    language: 'en',
    attributions: [],
    notConsidered: words,
    guards: [],
  };
}
