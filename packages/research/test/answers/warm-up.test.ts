import { expect, test, vi } from 'vitest';
import { warmUp } from '../../src/answers/warm-up.js';
import { emptySnapshot } from '../../src/live/index-snapshot.js';
import { tell } from '../support/event-country.js';
import { loadSnapshot, PRESENT } from '../support/load-snapshot.js';
import { MemoryCorpus } from '../support/memory-corpus.js';

test.each([
  ['asks nothing of few events', 10, false],
  ['counts many events, and reports no text as withheld', 10_000, true],
])('%s', async (_, count, isAsked) => {
  const canQuote = vi.fn(() => true);
  const snapshot = emptySnapshot(canQuote);
  for (let row = 0; row < count; row++)
    for (const part of row < 10 ? [snapshot.events, snapshot.index] : [snapshot.events])
      part.apply({
        revision: row + 1,
        kind: 'event',
        record: tell(`e${row}`, { day: '2017-03-05' }),
      });
  const read = vi.spyOn(snapshot.events.reader, 'readQuestion');
  await warmUp(snapshot, 'en', PRESENT);
  expect(read.mock.calls.length > 0).toBe(isAsked);
  expect(canQuote).not.toHaveBeenCalled();
});

test('an index is ready although its questions fail', async () => {
  const corpus = new MemoryCorpus().put({ kind: 'event', record: tell('e1', { day: '2017-03-05' }) });
  const failing = async () => {
    throw new Error('no answer');
  };
  expect((await loadSnapshot(corpus, failing)).index.recordCount).toBe(1);
});
