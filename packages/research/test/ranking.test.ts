import { describe, expect, test } from 'vitest';
import { MemoryCorpus } from './support/memory-corpus.js';
import { openResearcher } from './support/open-researcher.js';
import { makeClaim, makeDossier } from './support/records.js';

const found = async (corpus: MemoryCorpus, among: 'claims' | 'records', text: string) =>
  (await openResearcher(corpus).search({ among, text, limit: 3 })).map(({ id }) => id);

describe('claims', () => {
  test('rank the one with the first id highest if their texts are equal', async () => {
    const corpus = new MemoryCorpus();
    for (const id of ['10', '9', '101', '100'])
      corpus.claim(makeClaim({ id, text: 'The dam at Old Ford burst.' }));
    expect(await found(corpus, 'claims', 'The dam at Old Ford burst')).toEqual(['9', '10', '100']);
  });

  test('rank the more similar spelling higher if they share the same terms', async () => {
    const corpus = new MemoryCorpus()
      .claim(makeClaim({ id: 'a', text: 'Lanterns float over the quiet village in autumn' }))
      .claim(makeClaim({ id: 'b', text: 'Lanterns float over Marjoryville stoneworks in autumn' }));
    expect((await found(corpus, 'claims', 'lanterns over #marjoryvillestoneworks'))[0]).toBe('b');
  });

  test('exclude events and dossiers', async () => {
    const corpus = new MemoryCorpus().dossier(makeDossier({ id: 'd', title: 'The dam burst' }));
    expect(await found(corpus, 'claims', 'The dam burst')).toEqual([]);
    expect(await found(corpus, 'records', 'The dam burst')).toEqual(['d']);
  });
});

describe('records', () => {
  test('rank a passage with all terms in one sentence above one with scattered terms', async () => {
    const spread = 'The dam is old. A siren was heard. Water burst over the road. Brenosa is a town.';
    const said = 'It is a town. The dam burst at Brenosa with a siren. A road is there. It was over.';
    const corpus = new MemoryCorpus()
      .dossier(makeDossier({ id: 'a', title: 'River', sections: [{ heading: null, body: spread }] }))
      .dossier(makeDossier({ id: 'b', title: 'River', sections: [{ heading: null, body: said }] }));
    expect((await found(corpus, 'records', 'Did the siren sound when the dam at Brenosa burst?'))[0]).toBe(
      'b',
    );
  });
});
