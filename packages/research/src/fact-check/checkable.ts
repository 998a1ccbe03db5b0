import { sentences, words } from '@partner-api/text';

/** Why a text states nothing that could be true or false. */
export type Uncheckable = 'question' | 'no_statement';

/**
 * Only what is certain from the form: a text of questions only, or of fewer than two words. Opinions and demands are
 * not recognised; they end as `insufficient_evidence`, which claims less.
 */
export function whyNotCheckable(message: string): Uncheckable | null {
  if (words(message).length < fewestWords) return 'no_statement';
  return sentences(message).every(({ text }) => isQuestion.test(text)) ? 'question' : null;
}

const fewestWords = 2;
// Latin, Arabic, full-width and Armenian question marks; the Greek one is a semicolon and would catch others.
const isQuestion = /[?؟？՞⁇⁈‽][\s"'”’»)\]!]*$/u;
