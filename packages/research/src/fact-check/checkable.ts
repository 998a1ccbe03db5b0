import { isQuestion, sentences, words } from '@partner-api/text';
import type { Uncheckable } from '../domain/withheld.js';

/** What is certain from the form: a text of questions only, or of fewer than two words. */
export function whyNotCheckable(message: string): Uncheckable | null {
  if (words(message).length < fewestWords) return 'no_statement';
  return sentences(message).every(({ text }) => isQuestion(text)) ? 'question' : null;
}

const fewestWords = 2;
