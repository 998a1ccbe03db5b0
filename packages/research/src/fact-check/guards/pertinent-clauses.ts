import { sentences, terms, words } from '@partner-api/text';
import type { Comparison } from '../comparison.js';
import { denialsIn } from './different-negation.js';
import { speaksOfTruth } from './truth-words.js';

/**
 * The clauses of a message whose denials may be meant for the stored claim: those that share a term with it, that speak
 * of what is true ("This is not true"), or that have nothing of their own to say ("No, he didn't!"). "Never forget:" and
 * "This is not a rant." deny something else.
 */
export function pertinentClauses({ language, submitted, stored }: Comparison): string {
  const told = new Set(terms(stored, language));
  const isPertinent = (clause: string) =>
    terms(clause, language).some((term) => told.has(term)) ||
    speaksOfTruth(clause, language) ||
    words(clause, language).every((word) => isEmpty(word, language));
  return sentences(submitted, language)
    .flatMap(({ text }) => text.split(boundary))
    .filter(isPertinent)
    .join('\n');
}

const boundary = /(?<=[:;])\s|\s[–—-]\s/u;

function isEmpty(word: string, language: string): boolean {
  return terms(word, language).length === 0 || denialsIn(word, language) !== 0;
}
