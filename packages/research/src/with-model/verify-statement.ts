import { redactText, screenStatement } from '@partner-api/safeguards';
import { hasControlCharacters, terms, words } from '@partner-api/text';
import type { Candidate } from '../answers/extracted/read-passages.js';
import { weightedOverlap } from '../index/weighted-overlap.js';
import { isSubset } from '../matching/guards/guard.js';
import { countDenials } from '../matching/guards/negation.js';
import { numbersIn } from '../matching/guards/number.js';
import { isPromptInjection } from '../records/prompt-injection.js';
import { quoteOf } from '../results/evidence.js';
import { type Excerpt, sentencesOf } from './excerpts.js';
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

/**
 * Whether a text contains no information beyond the sentences that it quotes, judged by words:
 *
 * - every number is in them, before the same word;
 * - every name is: each capitalised word, including the first, and in scripts without capitals each word;
 * - every token with link, mark-up or invisible characters is in them verbatim;
 * - it has as many negations as they have; in a language without a negation table it must repeat them;
 * - at least .7 of its terms are theirs.
 *
 * Translations fail, because they cannot be checked this way. A wrong combination of the same words passes.
 */
function isSupportedBy(text: string, sentences: readonly Candidate[]): boolean {
  const language = sentences[0]?.passage.language ?? 'und';
  const source = sentences.map(quoteOf).join('\n');
  const held = new Set(terms(source, language));
  const isPresent = (word: string) => terms(word, language).every((term) => held.has(term));
  return (
    weightedOverlap(new Set(terms(text, language)), held, () => 1) >= minShare &&
    (text.match(nameLike) ?? []).every(isPresent) &&
    text.split(/\s+/).every((token) => !odd.test(token) || source.includes(token)) &&
    isSubset(numbersIn(text, language), numbersIn(source, language)) &&
    countsTheSame(text, source, language) &&
    hasSameNegations(text, source, language)
  );
}

const minShare = 0.7;
const nameLike = /(?<![\p{L}\p{M}\p{N}'’])[\p{Lu}\p{Lt}\p{Lo}][\p{L}\p{M}\p{N}'’]*/gu;
const odd = /[/\\@<>[\]{}|`*#_~^=]|\p{L}\.\p{L}|\p{Cf}/u;

function hasSameNegations(text: string, source: string, language: string): boolean {
  const denials = countDenials(text, language);
  if (denials === null) return words(text, language).join(' ') === words(source, language).join(' ');
  return denials === countDenials(source, language);
}

/** Whether the word after each number is among the three words after it in the source. */
function countsTheSame(text: string, source: string, language: string): boolean {
  const [said, known] = [words(text, language), words(source, language)];
  return said.every((number, index) => {
    const next = terms(said[index + 1] ?? '', language);
    if (numbersIn(number, language).size === 0 || next.length === 0) return true;
    return known.some((word, at) => {
      const after = new Set(terms(known.slice(at + 1, at + 4).join(' '), language));
      return word === number && next.every((term) => after.has(term));
    });
  });
}
