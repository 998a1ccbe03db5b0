import { readFileSync } from 'node:fs';
import { researcherOver, reviewedClaims } from '../retrieval/corpus.mjs';

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
 * How many claims that differ in one thing are given the verdict of the reviewed one all the same, by kind of difference, and how
 * many of those told otherwise are: all reviewed claims of the file are held at once, beside `others`, among which their
 * words are rarer. `failures` lists those that were inherited wrongly.
 */
export async function measureMinimalPairs(file, others) {
  const { stored, pairs } = readMinimalPairs(file);
  const researcher = await researcherOver(reviewedClaims([...others, ...stored]));
  const [byKind, failures] = [{}, []];
  for (const { id, kind, isReworded, text } of pairs) {
    const { verdict, evidence } = await researcher.factCheck({ claim: text });
    const isInherited = verdict === 'refuted' && evidence.some(({ record }) => record.id === id);
    const isChanged = kind !== 'control';
    const groups = [kind, isChanged && 'all changes', isChanged && isReworded && 'of these, reworded'];
    for (const group of groups.filter(Boolean)) {
      byKind[group] ??= { pairs: 0, inherited: 0 };
      byKind[group].pairs++;
      if (isInherited) byKind[group].inherited++;
    }
    if (isInherited && isChanged) failures.push(`${kind}: ${text}`);
  }
  for (const figures of Object.values(byKind))
    figures.not_inherited = Math.round((1 - figures.inherited / figures.pairs) * 10_000) / 10_000;
  return { byKind, failures };
}
