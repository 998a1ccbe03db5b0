import type { Match } from '../matching/finding/find-matches.js';
import { type MessageKey, say } from '../messages/catalogue.js';
import { longDate } from '../messages/formats.js';
import { yesOrNo } from '../messages/localization.js';
import type { Judgement } from './judgement.js';

/** The extent of the search for reviewed claims. */
export interface Searched {
  readonly claims: number;
  readonly matches: number;
}

/** Words a judgement; it draws no conclusions of its own. */
export function explain(judgement: Judgement, searched: Searched, locale: string): string {
  switch (judgement.verdict) {
    case 'conflicting':
      return explainConflict(judgement, locale);
    case 'not_checkable':
      return say(locale, `uncheckable.${judgement.because}`);
    case 'insufficient_evidence': {
      const { nearest } = judgement;
      const reason = nearest
        ? [say(locale, 'review.nearest', { reason: say(locale, `withheld.${nearest.withheld}`) })]
        : [
            say(locale, 'review.no_match', { count: searched.claims }),
            ...(searched.matches > 0 ? [say(locale, 'review.see_matches')] : []),
          ];
      return [...reason, say(locale, 'abstained')].join(' ');
    }
    default:
      return inherited(judgement.matches, `verdict.${judgement.verdict}`, locale);
  }
}

/** A single review can report both sides; otherwise the reviews of each side are listed. */
function explainConflict(
  { supporting, refuting }: Extract<Judgement, { verdict: 'conflicting' }>,
  locale: string,
): string {
  const both = supporting.filter((match) => refuting.includes(match));
  const alone = (matches: readonly Match[]) => matches.filter((match) => !both.includes(match));
  const told = [
    inherited(alone(supporting), 'verdict.supported', locale),
    inherited(alone(refuting), 'verdict.refuted', locale),
  ];
  const sides = told.filter((side) => side !== '');
  const undecided = inherited(both, 'verdict.conflicting', locale);
  const opening = sides.length > 0 ? [say(locale, 'review.conflicting')] : [];
  return [...opening, ...sides, ...(undecided === '' ? [] : [undecided])].join(' ');
}

function inherited(matches: readonly Match[], verdict: MessageKey, locale: string): string {
  return matches.map((match) => inheritedFrom(match, say(locale, verdict), locale)).join(' ');
}

function inheritedFrom({ record }: Match, verdict: string, locale: string): string {
  const { reviewer = null, reviewed_at = null, original_rating = null } = record.record.review ?? {};
  return [
    say(locale, 'review.inherited', {
      verdict,
      reviewer: reviewer ?? '',
      date: reviewed_at === null ? '' : longDate(reviewed_at, locale),
      hasReviewer: yesOrNo(reviewer !== null),
      hasDate: yesOrNo(reviewed_at !== null),
    }),
    say(locale, 'review.claim', { claim: record.record.text }),
    ...(original_rating === null ? [] : [say(locale, 'review.rating', { rating: original_rating })]),
  ].join(' ');
}
