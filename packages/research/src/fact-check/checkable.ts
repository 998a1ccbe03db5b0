import { isQuestion, sentences, words } from '@partner-api/text';
import type { Uncheckable } from '../domain/withheld.js';

/** Detects by form alone that a text states nothing: it has only questions, or fewer than two words. */
export function uncheckableReason(message: string): Uncheckable | null {
  if (words(message).length < minWords) return 'no_statement';
  return sentences(message).every(({ text }) => isQuestion(text)) ? 'question' : null;
}

const minWords = 2;
