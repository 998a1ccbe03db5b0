import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ended, startProgram } from './support/run-program.js';

const set = {
  lang: 'es',
  docs: [
    { id: 1, title: null, text: 'La presa de Sarenes se abrió en marzo.' },
    { id: 2, text: 'Los agricultores protestan por el precio del trigo.', source: 'not looked at' },
    { id: 'three', title: 'Puente', text: 'El puente de Tarmonde está cerrado desde el lunes.' },
  ],
  queries: [
    { id: 7, text: '¿Cuándo se abrió la presa?' },
    { id: 'q8', text: '¿Dónde hay un puente cerrado, en Tarmonde o en Sarenes?' },
    { id: 'nobody judged it', text: '¿Quién?' },
  ],
  qrels: { 7: [1], q8: ['three', 1] },
  licence: 'not looked at',
};

describe('the benchmark of matching with a custom data set', () => {
  let directory: string;
  beforeAll(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'judged-sets-'));
  });
  afterAll(() => rm(directory, { recursive: true }));

  const measure = async (content: object) => {
    const file = path.join(directory, 'bridges.json');
    await writeFile(file, JSON.stringify(content));
    return ended(
      startProgram('benchmarks/retrieval/run.mjs', ['--set', file, '--as', 'records', '--json'], {}),
    );
  };

  it('prints its figures over the judged queries as JSON', async () => {
    const { code, output, errors } = await measure(set);
    expect(code, errors).toBe(0);
    expect(JSON.parse(output)).toEqual({
      set: 'bridges',
      map1: 1,
      map3: 1,
      map5: 1,
      mrr: 1,
      recall10: 1,
      ms_per_query: expect.any(Number),
    });
  });

  it('counts a second-ranked result', async () => {
    const { output } = await measure({ ...set, qrels: { 7: [2], q8: ['three', 2] } });
    expect(JSON.parse(output)).toMatchObject({ map1: 0.5, mrr: 0.75 });
  });

  it.each([
    ['queries[0].text', { ...set, queries: [{ id: 7 }] }],
    ['qrels.7', { ...set, qrels: { 7: { 1: 1 } } }],
    ['qrels.7: docs has no 9', { ...set, qrels: { 7: [9] } }],
    ['docs: two have the same id', { ...set, docs: [set.docs[0], set.docs[0]] }],
    ['qrels: no query has a document', { ...set, qrels: {} }],
  ])('reports a fault of a data set: %s', async (problem, wrong) => {
    const { code, output, errors } = await measure(wrong);
    expect({ code, output }).toEqual({ code: 1, output: '' });
    expect(errors).toContain(problem);
  });
});
