import { enEvents } from './en-events.js';
import type { Messages } from './messages.js';

export const en: Messages = {
  verdicts: {
    supported: 'Supported',
    refuted: 'Refuted',
    conflicting: 'Conflicting evidence',
    missing_context: 'Missing context',
    insufficient_evidence: 'Insufficient evidence',
    not_checkable: 'Not checkable',
  },
  inherited: {
    byReviewerOnDate: 'A matching claim was reviewed by {reviewer} on {date}: {verdict}.',
    byReviewer: 'A matching claim was reviewed by {reviewer}: {verdict}.',
    onDate: 'A matching claim was reviewed on {date}: {verdict}.',
    unsigned: 'A matching claim was reviewed: {verdict}.',
  },
  reviewedClaim: 'That claim: “{claim}”',
  originalRating: 'Original rating: “{rating}”.',
  conflicting: 'Reviews of matching claims speak for it and against it.',
  noMatch: {
    zero: 'No claims are held that it could be compared with.',
    one: 'The one claim searched does not match closely enough.',
    other: 'None of the {count} claims searched matches closely enough.',
  },
  seeMatches: 'The nearest are given as matches, with their reviews.',
  nearest: 'The nearest claim searched gives no verdict: {reason}.',
  withheld: {
    negation: 'one of the two claims denies what the other says',
    number: 'the two claims do not have the same numbers',
    date: 'the two claims do not have the same dates',
    place: 'the two claims do not name the same places',
    name: 'the two claims do not have the same names',
    order: 'the two claims have the same words in another order',
    wording: 'the two claims use other words in one place',
    disputed: 'its record is disputed',
    unreviewed: 'it has not been reviewed',
    unrecognised_rating: 'the rating in its review is not one that we recognise',
    differently_judged: 'another claim that is as near was judged differently',
    undecided_review: 'its review finds evidence on both sides and does not explain it',
  },
  notCheckable: {
    question: 'The text is a question and states nothing that can be checked.',
    no_statement: 'The text has too few words to state anything that can be checked.',
  },
  abstained: 'This says nothing about whether the claim is true.',
  events: enEvents,
};
