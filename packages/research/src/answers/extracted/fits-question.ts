import { words } from '@partner-api/text';
import { quoteOf } from '../../results/evidence.js';
import { asksFigure, asksWhen, isForTime } from '../questions/asks-figure.js';
import { averages, shares, superlatives } from '../questions/form-words.js';
import { namesNumber, namesTime } from '../questions/names-time.js';
import { holdsOne, phrasesOf, spaced } from '../questions/phrases.js';
import { asksWhether } from '../questions/question-form.js';
import type { Candidate } from './read-passages.js';
import { asksReason } from './reasons.js';

/**
 * The sentences of passages of which one has what a question asks for by its form: a number, a time, a name, a word for
 * what is most. Those that only share the other words of the question answer it as little as what tells of another
 * matter. In languages that we do not know the words of, all may.
 */
export function fittingQuestion(question: string, candidates: readonly Candidate[]): readonly Candidate[] {
  const asked = spaced(question);
  // "Why did the number of deaths fall?"
  if (asksReason(question)) return candidates;
  const needs = forms.filter(({ asks }) => asks(question, asked)).map(({ has }) => has);
  const fits = (candidate: Candidate) =>
    needs.every((has) => has(quoteOf(candidate), candidate.passage.language, asked));
  const fitting = new Set(candidates.filter(fits).map(({ passage }) => passage));
  return candidates.filter(({ passage }) => fitting.has(passage));
}

interface Form {
  readonly asks: (question: string, asked: string) => boolean;
  readonly has: (said: string, language: string, asked: string) => boolean;
}

const whoWords = phrasesOf(
  'who; whom; whose; quien; quienes; a quien; a quienes; qui; кто; кого; кем; хто; ким; من; من الذي',
);

const forms: readonly Form[] = [
  { asks: isForTime, has: namesTime },
  {
    asks: (question) => asksFigure(question) && !asksWhen(question) && !asksWhether(question),
    has: namesNumber,
  },
  {
    asks: (_, asked) => holdsOne(asked, shares),
    has: (said, language) => said.includes('%') || holdsOne(spaced(said, language), shares),
  },
  {
    asks: (_, asked) => holdsOne(asked, averages),
    has: (said, language) => holdsOne(spaced(said, language), averages),
  },
  {
    asks: (_, asked) => holdsOne(asked, superlatives) || asksLeast(asked),
    has: (said, language) => holdsOne(spaced(said, language), superlatives),
  },
  { asks: (_, asked) => whoWords.some((word) => asked.startsWith(word)), has: namesSomebody },
];

/** "The least deadly month", and not "at least 40". */
function asksLeast(asked: string): boolean {
  return / (?<!at )least /.test(asked);
}

/** A name that the question has not; scripts without capitals cannot tell. */
function namesSomebody(said: string, language: string, asked: string): boolean {
  if (!/\p{Lu}/u.test(said) && !/\p{Ll}/u.test(said)) return true;
  const names = said.match(/(?<=[\p{L}\p{N}’'",;–-] ?)\p{Lu}\p{L}*/gu) ?? [];
  return names.some((name) => words(name, language).some((word) => !asked.includes(` ${word} `)));
}
