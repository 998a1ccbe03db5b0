import type { Match } from '../matching/finding/find-matches.js';
import { fill, messagesIn, plural } from '../messages/catalogue.js';
import { longDate } from '../messages/formats.js';
import type { Messages } from '../messages/messages.js';
import type { Judgement } from './judgement.js';

/** How far the search for reviewed claims went. */
export interface Searched {
  readonly claims: number;
  readonly matches: number;
}

/** A judgement in words. Nothing in it is concluded here. */
export function explain(judgement: Judgement, searched: Searched, locale: string): string {
  const messages = messagesIn(locale);
  switch (judgement.verdict) {
    case 'supported':
      return inherited(judgement.supporting, messages.verdicts.supported, messages, locale);
    case 'refuted':
      return inherited(judgement.refuting, messages.verdicts.refuted, messages, locale);
    case 'missing_context':
      return inherited(judgement.inContext, messages.verdicts.missing_context, messages, locale);
    case 'conflicting':
      return explainConflict(judgement, messages, locale);
    case 'not_checkable':
      return messages.notCheckable[judgement.because];
    case 'insufficient_evidence': {
      const { nearest } = judgement;
      const reason = nearest
        ? [fill(messages.nearest, { reason: messages.withheld[nearest.withheld] }, locale)]
        : [
            plural(messages.noMatch, searched.claims, locale),
            ...(searched.matches > 0 ? [messages.seeMatches] : []),
          ];
      return [...reason, messages.abstained].join(' ');
    }
  }
}

/** One review may have found both sides; else those of each side are named. */
function explainConflict(
  { supporting, refuting }: Extract<Judgement, { verdict: 'conflicting' }>,
  messages: Messages,
  locale: string,
): string {
  const both = supporting.filter((match) => refuting.includes(match));
  const sides = [
    [supporting, messages.verdicts.supported],
    [refuting, messages.verdicts.refuted],
  ] as const;
  const told = sides.flatMap(([matches, verdict]) =>
    matches
      .filter((match) => !both.includes(match))
      .map((match) => inheritedFrom(match, verdict, messages, locale)),
  );
  const undecided = both.map((match) =>
    inheritedFrom(match, messages.verdicts.conflicting, messages, locale),
  );
  return [...(told.length > 0 ? [messages.conflicting] : []), ...told, ...undecided].join(' ');
}

function inherited(matches: readonly Match[], verdict: string, messages: Messages, locale: string): string {
  return matches.map((match) => inheritedFrom(match, verdict, messages, locale)).join(' ');
}

function inheritedFrom({ record }: Match, verdict: string, messages: Messages, locale: string): string {
  const { reviewer = null, reviewed_at = null, original_rating = null } = record.record.review ?? {};
  const { byReviewerOnDate, byReviewer, onDate, unsigned } = messages.inherited;
  const date = reviewed_at === null ? null : longDate(reviewed_at, locale);
  const values = { verdict, ...(reviewer === null ? {} : { reviewer }), ...(date === null ? {} : { date }) };
  const signed = date === null ? byReviewer : byReviewerOnDate;
  const form = reviewer === null ? (date === null ? unsigned : onDate) : signed;
  return [
    fill(form, values, locale),
    fill(messages.reviewedClaim, { claim: record.record.text }, locale),
    ...(original_rating === null ? [] : [fill(messages.originalRating, { rating: original_rating }, locale)]),
  ].join(' ');
}
