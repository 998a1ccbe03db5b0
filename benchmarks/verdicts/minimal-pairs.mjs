import { readFileSync } from 'node:fs';
import { createResearcher } from '@partner-api/research';
import { claimsCorpus } from './claims-corpus.mjs';

const directory = new URL('../../packages/research/test/data/', import.meta.url);

/** @returns {{ stored: { id: string, lang: string, text: string }[], pairs: { id: string, kind: string, isReworded: boolean, text: string }[] }} */
function readMinimalPairs(file) {
  const [stored, pairs] = [[], []];
  for (const line of readFileSync(new URL(file, directory), 'utf8').split('\n')) {
    const found = /^(\w+)(~?): (.+)$/.exec(line);
    if (line.startsWith('#') || found === null) continue;
    const [, name, reworded, text] = found;
    if (name.length === 2) stored.push({ id: `pair-${stored.length}`, lang: name, text });
    else pairs.push({ id: stored.at(-1).id, kind: name, isReworded: reworded !== '', text });
  }
  return { stored, pairs };
}

/**
 * How many claims that differ in one thing are not given the verdict of the reviewed one, by kind of difference, and how
 * many of those told otherwise are: all reviewed claims of the file are held at once, beside `others`, among which their
 * words are rarer. `failures` lists those that were inherited wrongly when `isListing`.
 */
export async function measureMinimalPairs(file, calibration, { others = [], isListing = false } = {}) {
  const { stored, pairs } = readMinimalPairs(file);
  const corpus = claimsCorpus([...others, ...stored], calibration);
  const researcher = createResearcher({ corpus, clock: () => new Date(), defaultLocale: 'en' });
  const [byKind, failures] = [{}, []];
  const count = (name, isInherited) => {
    byKind[name] ??= { pairs: 0, inherited: 0 };
    byKind[name].pairs++;
    if (isInherited) byKind[name].inherited++;
  };
  for (const { id, kind, isReworded, text } of pairs) {
    const { verdict, evidence } = await researcher.factCheck({ claim: text });
    const isInherited = verdict === 'refuted' && evidence.some(({ record }) => record.id === id);
    count(kind, isInherited);
    if (kind === 'control') continue;
    count('all changes', isInherited);
    if (isReworded) count('of these, reworded', isInherited);
    if (isInherited && isListing) failures.push(`${kind}: ${text}`);
  }
  for (const figures of Object.values(byKind))
    figures.not_inherited = Math.round((1 - figures.inherited / figures.pairs) * 10_000) / 10_000;
  return { byKind, failures };
}
