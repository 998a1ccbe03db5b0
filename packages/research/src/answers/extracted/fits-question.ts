import { hasWordOf, knowsWordsOf, type QuestionForm } from '@partner-api/query';
import { words } from '@partner-api/text';
import { quoteOf } from '../../results/evidence.js';
import { namesNumber, namesTime } from './names-time.js';
import type { Candidate, Question } from './read-passages.js';

/**
 * The sentences of passages of which one has what a question asks for by its form: a reason, a number, a time, a name, a word
 * for what is most. Those that only share the other words of the question answer it as little as what tells of another
 * matter. In languages that we do not know the words of, all may.
 */
export function fittingQuestion(
  { form, text }: Pick<Question, 'form' | 'text'>,
  candidates: readonly Candidate[],
): readonly Candidate[] {
  // "Why did the number of deaths fall?"
  if (form.why) return candidates.filter((candidate) => saysReason(candidate));
  const needs = needsOf(form, text);
  const fits = (candidate: Candidate) =>
    needs.every((has) => has(quoteOf(candidate), candidate.passage.language));
  const fitting = new Set(candidates.filter(fits).map(({ passage }) => passage));
  return candidates.filter(({ passage }) => fitting.has(passage));
}

type Has = (said: string, language: string) => boolean;

function needsOf(form: QuestionForm, question: string): Has[] {
  const has = (list: 'average' | 'most' | 'share') => (said: string, language: string) =>
    hasWordOf(list, said, language);
  return [
    ...(form.time ? [namesTime] : []),
    ...(form.figure && !form.whether ? [namesNumber] : []),
    ...(form.share
      ? [(said: string, language: string) => said.includes('%') || has('share')(said, language)]
      : []),
    ...(form.average ? [has('average')] : []),
    ...(form.most ? [has('most')] : []),
    ...(form.who ? [namesSomebody(question)] : []),
  ];
}

/** Whether a sentence, or the heading that it stands under, has a word that joins what happened to its cause. */
function saysReason(candidate: Candidate): boolean {
  const { passage } = candidate;
  const { language } = passage;
  if (!knowsWordsOf('reason', language)) return true;
  const headings = passage.content.fields.filter(({ quotable }) => !quotable).map(({ text }) => text);
  return [quoteOf(candidate), ...headings].some((text) => hasWordOf('reason', text, language));
}

/** A name that the question has not; scripts without capitals cannot tell. */
function namesSomebody(question: string): Has {
  const asked = new Set(words(question));
  return (said, language) => {
    if (!/\p{Lu}/u.test(said) && !/\p{Ll}/u.test(said)) return true;
    const names = said.match(/(?<=[\p{L}\p{N}\u2019'",;\u2013-] ?)\p{Lu}\p{L}*/gu) ?? [];
    return names.some((name) => words(name, language).some((word) => !asked.has(word)));
  };
}
