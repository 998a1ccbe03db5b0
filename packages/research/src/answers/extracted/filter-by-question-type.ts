import { hasPhraseOf, hasPhrasesIn, type QuestionForm } from '@partner-api/query';
import { words } from '@partner-api/text';
import { quoteOf } from '../../results/evidence.js';
import { namesNumber, namesTime } from './names-time.js';
import type { Candidate, Question } from './read-passages.js';

/**
 * The sentences of passages that have an answer of the expected type: a reason, a number, a time, a name, a superlative.
 * Shared terms alone do not answer a question. Languages without a word list are not filtered.
 */
export function filterByQuestionType(
  { form, text }: Pick<Question, 'form' | 'text'>,
  candidates: readonly Candidate[],
): readonly Candidate[] {
  // "Why did the number of deaths fall?" asks for a reason, not for a number.
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
    hasPhraseOf(list, said, language);
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

/** Whether a sentence or its heading has a causal connective. */
function saysReason(candidate: Candidate): boolean {
  const { passage } = candidate;
  const { language } = passage;
  if (!hasPhrasesIn('reason', language)) return true;
  const headings = passage.content.fields.filter(({ quotable }) => !quotable).map(({ text }) => text);
  return [quoteOf(candidate), ...headings].some((text) => hasPhraseOf('reason', text, language));
}

/** Tests for a name that is not in the question. Text in scripts without capitals always passes. */
function namesSomebody(question: string): Has {
  const asked = new Set(words(question));
  return (said, language) => {
    if (!/\p{Lu}/u.test(said) && !/\p{Ll}/u.test(said)) return true;
    const names = said.match(/(?<=[\p{L}\p{N}\u2019'",;\u2013-] ?)\p{Lu}\p{L}*/gu) ?? [];
    return names.some((name) => words(name, language).some((word) => !asked.has(word)));
  };
}
