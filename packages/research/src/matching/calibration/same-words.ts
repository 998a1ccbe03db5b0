import type { Claim } from '@partner-api/contract';
import { terms } from '@partner-api/text';

/** Whether two stored claims are duplicates of one statement: the Jaccard similarity of their terms is at least .6. */
export function hasSameWords(a: Pick<Claim, 'text'>, b: Pick<Claim, 'text'>, language: string): boolean {
  const [first, second] = [new Set(terms(a.text, language)), new Set(terms(b.text, language))];
  const shared = [...first].filter((term) => second.has(term)).length;
  const all = first.size + second.size - shared;
  return all > 0 && shared / all >= minShared;
}

const minShared = 0.6;
