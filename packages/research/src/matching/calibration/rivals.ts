import type { Claim } from '@partner-api/contract';
import { terms } from '@partner-api/text';
import type { Rarity } from '../../index/language-indexes.js';
import { claimWords, type RecordIndex } from '../../index/record-index.js';
import type { CorpusRecord } from '../../records/corpus.js';
import { hasSameWords } from './same-words.js';

/** A stored claim with the terms of its text and context. */
export interface Rival {
  readonly claim: Claim;
  readonly told: ReadonlySet<string>;
}

/** The claims of a language that have most of some words. */
export function findRivals(
  index: RecordIndex,
  common: readonly string[],
  language: string,
  isLeftOut: (record: CorpusRecord) => boolean,
): Rival[] {
  const rivals: Rival[] = [];
  const asked = common.join(' ');
  const search = (searched: string) => (searched === language ? asked : '');
  for (const { item } of index.statements.search(search, mostRivals + mostLeftOut)) {
    if (rivals.length === mostRivals) break;
    const record = item.holder.content;
    if (record.kind !== 'claim' || isLeftOut(record)) continue;
    const claim = record.record;
    rivals.push({ claim, told: new Set(terms(claimWords(claim), language)) });
  }
  return rivals;
}

/** 50 gain nothing, ten lose .006 (mean coverage of train .614, .614, .608). */
const mostRivals = 20;
/** Of those that say the same there are a few. */
const mostLeftOut = 10;

/**
 * Rarity of the terms that a message and a claim have in common, less that of those among them which the nearest rival has
 * as well. Many claims may have the names; the one that is meant has more. The same statement stored twice is no rival.
 */
export function exclusiveWeight(
  common: readonly string[],
  claim: Claim,
  rivals: readonly Rival[],
  language: string,
  rarity: Rarity,
): number {
  const weightOf = (some: readonly string[]) => some.reduce((sum, term) => sum + rarity(term), 0);
  const nearest = rivals
    .filter((rival) => rival.claim.id !== claim.id)
    .map((rival) => ({ rival, weight: weightOf(common.filter((term) => rival.told.has(term))) }))
    .sort((a, b) => b.weight - a.weight)
    .find(({ rival }) => !hasSameWords(rival.claim, claim, language));
  return weightOf(common) - (nearest?.weight ?? 0);
}
