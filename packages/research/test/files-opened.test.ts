import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { MemoryCorpus } from './support/memory-corpus.js';
import { openResearcher } from './support/open-researcher.js';
import { makeEvent } from './support/records.js';

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  return { ...fs, readFileSync: vi.fn(fs.readFileSync) };
});

test('the first question and claim open no file', async () => {
  const corpus = new MemoryCorpus();
  const researcher = openResearcher(corpus);
  vi.mocked(readFileSync)
    .mockReset()
    .mockImplementation(() => {
      throw Object.assign(new Error('EMFILE: too many open files'), { code: 'EMFILE' });
    });
  const province = { slug: 'idlib', name: 'Idlib', country: 'SY', source_name: null };
  corpus.event(makeEvent({ id: 'e1', province }));
  await researcher.research({ query: 'How many people were killed in Idlib in 2017?' });
  await researcher.factCheck({ claim: 'At least 40 people were killed in Idlib in 2017.' });
  expect(readFileSync).not.toHaveBeenCalled();
});
