import { redactText, screenStatement } from '@partner-api/safeguards';
import { hasControlCharacters } from '@partner-api/text';
import type { Candidate } from '../answers/extracted/read-passages.js';
import { isMachineAddressed } from '../records/machine-addressed.js';
import { type Excerpt, sentencesOf } from './excerpts.js';
import type { WordedStatement } from './language-model.js';
import { saysNoMore } from './says-no-more.js';

/** A statement of a model that its quotations bear out. */
export interface BorneStatement {
  readonly text: string;
  /** What it rests on: the whole sentences that were quoted from, because a part can say the opposite of the whole. */
  readonly sentences: readonly Candidate[];
}

/**
 * A statement as it may be told; null unless it is a line that speaks to no machine, gives no place exactly and does
 * not tell where people at risk are to be found, each of its quotations stands, byte for byte, in the excerpt that it names, and it says no more
 * than the sentences quoted from.
 */
export function checkStatement(
  { text: said, quotes }: WordedStatement,
  excerpts: ReadonlyMap<string, Excerpt>,
): BorneStatement | null {
  const text = said.trim();
  if (text === '' || text.length > longestStatement || !isPlain(text)) return null;
  const quoted = quotes.map(({ id, quote }) => {
    const excerpt = excerpts.get(id);
    return excerpt === undefined ? [] : sentencesOf(excerpt, quote);
  });
  if (quoted.length === 0 || quoted.some(({ length }) => length === 0)) return null;
  const sentences = [...new Set(quoted.flat())];
  return sentences.length <= mostSentences && saysNoMore(text, sentences) ? { text, sentences } : null;
}

/** A statement that rests on more is a summary, and its words would be found somewhere in any case. */
const mostSentences = 4;
const longestStatement = 400;

function isPlain(text: string): boolean {
  return (
    !hasControlCharacters(text) &&
    !isMachineAddressed(text) &&
    redactText(text) === text &&
    screenStatement(text).allowed
  );
}
