import { sentences, terms, words } from '@partner-api/text';
import type { Comparison } from '../comparing/comparison.js';
import { isIdle } from './idle-denials.js';
import { speaksOfTruth } from './truth-words.js';

/**
 * The clauses of a message whose denials may be meant for the stored claim: those that share a term with it, that speak
 * of what is true, and short ones ("It did not occur.", "No, he didn't!"), unless they are known to deny something else
 * ("Never forget"). Who denies in a long clause about other things means those.
 */
export function pertinentClauses({ language, submitted, stored }: Comparison): string {
  const told = new Set(terms(stored, language));
  const isPertinent = (clause: string) => {
    if (terms(clause, language).some((term) => told.has(term)) || speaksOfTruth(clause, language))
      return true;
    const said = words(clause, language);
    return said.length <= mostInShort && !isIdle(said, language);
  };
  return sentences(submitted, language)
    .flatMap(({ text }) => text.split(boundary))
    .filter(isPertinent)
    .join('\n');
}

const mostInShort = 8;

const boundary = /(?<=[:;])\s|\s[–—-]\s/u;
