import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MemoryCorpus } from '../support/memory-corpus.js';
import { openResearcher } from '../support/open-researcher.js';
import { makeClaim, makeReview } from '../support/records.js';

interface Figures {
  readonly all: number;
  /** How many were given the verdict of the reviewed claim. */
  readonly inherited: number;
}

/** By the kind of change, of all claims of a file, which are held at once. */
async function measure(name: string, calibration?: unknown): Promise<Map<string, Figures>> {
  const pairs: { id: string; kind: string; text: string }[] = [];
  const corpus = new MemoryCorpus();
  let stored = 0;
  const file = new URL(`../data/${name}`, import.meta.url);
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [, label = '', text = ''] = /^(\w+)~?: (.+)$/.exec(line) ?? [];
    if (label.length > 2) pairs.push({ id: `pair-${stored}`, kind: label, text });
    if (label.length !== 2) continue;
    stored++;
    const review = makeReview({ verdict: 'refuted' });
    corpus.claim(makeClaim({ id: `pair-${stored}`, lang: label, text, review }));
  }
  if (calibration !== undefined) Object.assign(corpus, { calibration: async () => calibration });
  const researcher = openResearcher(corpus);
  const figures = new Map<string, Figures>();
  for (const { id, kind, text } of pairs) {
    const { verdict, evidence } = await researcher.factCheck({ claim: text });
    const isInherited = verdict === 'refuted' && evidence.some(({ record }) => record.id === id);
    const { all, inherited } = figures.get(kind) ?? { all: 0, inherited: 0 };
    figures.set(kind, { all: all + 1, inherited: inherited + (isInherited ? 1 : 0) });
  }
  return figures;
}

const changes = ['negation', 'number', 'date', 'place', 'actor'];
const sum = (figures: Map<string, Figures>, count: (of: Figures) => number) =>
  changes.map((kind) => count(figures.get(kind) ?? { all: 0, inherited: 0 })).reduce((all, one) => all + one);

test('none of 300 claims with one change inherits the verdict; most paraphrases do', async () => {
  const figures = await measure('minimal-pairs.txt');
  expect([...figures.keys()].toSorted()).toEqual([...changes, 'control'].toSorted());
  expect(sum(figures, ({ all }) => all)).toBeGreaterThanOrEqual(300);
  for (const kind of changes) expect(figures.get(kind)?.inherited, kind).toBe(0);
  const { all = 0, inherited = 0 } = figures.get('control') ?? {};
  expect(inherited / all).toBeGreaterThanOrEqual(0.7);
});

test.each([
  ['unseen-minimal-pairs.txt', 224, 1],
  ['second-unseen-minimal-pairs.txt', 157, 1],
  ['third-unseen-minimal-pairs.txt', 140, 0],
  ['fourth-unseen-minimal-pairs.txt', 190, 1],
])(
  '%s, written without knowledge of the guards: of %i claims with one change, %i inherit',
  async (name, all, inherited) => {
    const figures = await measure(name);
    expect(sum(figures, (of) => of.all)).toBe(all);
    expect(sum(figures, (of) => of.inherited)).toBe(inherited);
  },
);

test('at most one in twenty claims with one change inherits the verdict with the default calibration', async () => {
  const figures = await measure('third-unseen-minimal-pairs.txt', null);
  const [all, inherited] = [sum(figures, (of) => of.all), sum(figures, (of) => of.inherited)];
  expect(inherited / all).toBeLessThanOrEqual(0.05);
  expect(figures.get('control')?.inherited).toBeGreaterThan(0);
});
