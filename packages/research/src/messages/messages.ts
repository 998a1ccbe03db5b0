import type { Verdict } from '@partner-api/contract';
import type { Uncheckable, Withheld } from '../domain/withheld.js';
import type { EventMessages } from './event-messages.js';

/**
 * The wording of one language. `{…}` marks what is filled in: `reviewer` and `date` of a review, `rating` in the
 * publisher's own words, `verdict` as in `verdicts`, `reason` as in `withheld`, `count` of claims searched.
 */
export interface Messages {
  readonly verdicts: Readonly<Record<Verdict, string>>;
  /** Whose review a verdict was taken from. */
  readonly inherited: {
    readonly byReviewerOnDate: string;
    readonly byReviewer: string;
    readonly onDate: string;
    readonly unsigned: string;
  };
  /** What the reviewed claim says, in its own language. */
  readonly reviewedClaim: string;
  readonly originalRating: string;
  readonly conflicting: string;
  readonly noMatch: Plural;
  /** After `noMatch`, where some claims were found all the same. */
  readonly seeMatches: string;
  /** A stored claim is near, but its verdict was not taken over. */
  readonly nearest: string;
  readonly withheld: Readonly<Record<Withheld, string>>;
  readonly notCheckable: Readonly<Record<Uncheckable, string>>;
  /** Search goes by words; how far it went is said with every result that abstains. */
  readonly abstained: string;
  /** Numbers computed from events. */
  readonly events: EventMessages;
}

/** One wording for each plural category of the language (CLDR), and for nothing at all. */
export type Plural = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & {
  readonly zero: string;
  readonly other: string;
};
