import { expect, test } from 'vitest';
import { MemoryCorpus } from '../support/memory-corpus.js';
import { openResearcher } from '../support/open-researcher.js';
import { makeEvent, province } from '../support/records.js';

const told = 'Farmers in Tarmonde protested because the reservoir took the water of their fields.';
const inTarmonde = makeEvent({ id: 'tarmonde', title: told, province: province('Tarmonde') });
const inSarenes = makeEvent({ id: 'sarenes', title: 'A march in Sarenes', province: province('Sarenes') });
const corpus = () => new MemoryCorpus().event(inTarmonde).event(inSarenes);
const ask = (query: string, held = corpus()) => openResearcher(held).research({ query });

test('a sentence about another province does not answer a question', async () => {
  expect((await ask('Why did farmers protest about the water of their fields in Tarmonde?')).status).toBe(
    'answered',
  );
  const { status, explanation } = await ask(
    'Why did farmers protest about the water of their fields in Sarenes?',
  );
  expect(status).not.toBe('answered');
  expect(explanation).not.toBeNull();
});

test('"where" may be answered by another province', async () => {
  const moved = makeEvent({
    id: 'moved',
    title: 'The displaced farmers of the valley were taken to Tarmonde.',
    province: province('Tarmonde'),
  });
  const held = new MemoryCorpus().event(moved).event(inSarenes);
  expect((await ask('Where were the displaced farmers of the valley taken from Sarenes?', held)).status).toBe(
    'answered',
  );
});
