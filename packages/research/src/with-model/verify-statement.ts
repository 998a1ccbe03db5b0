import { redactText, screenStatement } from '@partner-api/safeguards';
import { hasControlCharacters } from '@partner-api/text';
import type { Candidate } from '../answers/extracted/read-passages.js';
import { isPromptInjection } from '../records/prompt-injection.js';
import { type Excerpt, sentencesOf } from './excerpts.js';
import { isSupportedBy } from './is-supported-by.js';
import type { WordedStatement } from './language-model.js';

/** A statement of a model that is supported by its quotations. */
export interface VerifiedStatement {
  readonly text: string;
  /** The complete sentences that it quotes from, because a part of a sentence can say the opposite of the whole. */
  readonly sentences: readonly Candidate[];
}

/**
 * Verifies a statement; null unless it is free of prompt injections, exact locations and disclosures about people at
 * risk, each quotation is a verbatim part of the named excerpt, and it says no more than the quoted sentences.
 */
export function verifyStatement(
  { text: said, quotes }: WordedStatement,
  excerpts: ReadonlyMap<string, Excerpt>,
): VerifiedStatement | null {
  const text = said.trim();
  if (text === '' || text.length > maxStatementLength || !isPlain(text)) return null;
  const quoted = quotes.map(({ id, quote }) => {
    const excerpt = excerpts.get(id);
    return excerpt === undefined ? [] : sentencesOf(excerpt, quote);
  });
  if (quoted.length === 0 || quoted.some(({ length }) => length === 0)) return null;
  const sentences = [...new Set(quoted.flat())];
  return sentences.length <= maxSentences && isSupportedBy(text, sentences) ? { text, sentences } : null;
}

/** A statement with more sources is a summary, and its words would match some sentence in any case. */
const maxSentences = 4;
const maxStatementLength = 400;

function isPlain(text: string): boolean {
  return (
    !hasControlCharacters(text) &&
    !isPromptInjection(text) &&
    redactText(text) === text &&
    screenStatement(text).allowed
  );
}
