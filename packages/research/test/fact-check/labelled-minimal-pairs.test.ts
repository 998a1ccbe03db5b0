import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MemoryCorpus } from '../support/memory-corpus.js';
import { openResearcher } from '../support/open-researcher.js';
import { makeClaim, makeReview } from '../support/records.js';

interface Pair {
  readonly id: string;
  readonly kind: string;
  readonly text: string;
}

const file = new URL('../data/minimal-pairs.txt', import.meta.url);
const pairs: Pair[] = [];
const corpus = new MemoryCorpus();
let stored = 0;
for (const line of readFileSync(file, 'utf8').split('\n')) {
  const [, name = '', text = ''] = /^(\w+)~?: (.+)$/.exec(line) ?? [];
  if (name.length > 2) pairs.push({ id: `pair-${stored}`, kind: name, text });
  if (name.length !== 2) continue;
  stored++;
  const review = makeReview({ verdict: 'refuted' });
  corpus.claim(makeClaim({ id: `pair-${stored}`, lang: name, text, review }));
}

test('of 300 claims with one change, none is given the verdict; most told otherwise are', async () => {
  const researcher = openResearcher(corpus);
  const inherited = new Map<string, number>();
  const all = new Map<string, number>();
  for (const { id, kind, text } of pairs) {
    const { verdict, evidence } = await researcher.factCheck({ claim: text });
    const isInherited = verdict === 'refuted' && evidence.some(({ record }) => record.id === id);
    all.set(kind, (all.get(kind) ?? 0) + 1);
    inherited.set(kind, (inherited.get(kind) ?? 0) + (isInherited ? 1 : 0));
  }
  const changes = ['negation', 'number', 'date', 'place', 'actor'];
  expect([...all.keys()].toSorted()).toEqual([...changes, 'control'].toSorted());
  expect(changes.reduce((sum, kind) => sum + (all.get(kind) ?? 0), 0)).toBeGreaterThanOrEqual(300);
  for (const kind of changes) expect(inherited.get(kind), kind).toBe(0);
  expect((inherited.get('control') ?? 0) / (all.get('control') ?? 0)).toBeGreaterThanOrEqual(0.7);
});
