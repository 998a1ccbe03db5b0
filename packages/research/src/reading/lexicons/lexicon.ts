import type { EventKind } from '@partner-api/contract';

/** What a phrase means to a claim or question about events. */
export type Tag =
  /** Says nothing that matters here. */
  | 'filler'
  | 'in'
  | 'and'
  | 'a'
  | 'some'
  /** "All of Syria"; elsewhere it makes another claim. */
  | 'all'
  /** "Only 40"; elsewhere it makes another claim. */
  | 'only'
  | Comparator
  /** After a number: "40 or more". */
  | 'or_more'
  | 'or_fewer'
  | 'no'
  | 'nobody'
  | 'nothing'
  | 'not'
  | 'any'
  | Vague
  | 'people'
  | 'civilians'
  | 'killed'
  | 'event'
  | Exclude<EventKind, 'any'>
  | 'government'
  | 'by'
  | 'involving'
  | 'between'
  | 'from'
  /** "с" of "с марта" and of "с ИГ". */
  | 'from_or_with'
  | 'to'
  | 'since'
  | 'before'
  | 'after'
  | PartOfYear
  | CalendarTag
  | QuestionTag;

export type Comparator = 'at_least' | 'more_than' | 'at_most' | 'fewer_than' | 'about' | 'exactly';

/** Words for a number of an order: "hundreds". */
export const VAGUE = { tens: 10, dozens: 12, hundreds: 100, thousands: 1_000, tens_of_thousands: 10_000 };
export type Vague = keyof typeof VAGUE;

/** Months of a part of a year, from 1, both included. */
export const PARTS_OF_YEAR = {
  first_half: [1, 6],
  second_half: [7, 12],
  first_quarter: [1, 3],
  second_quarter: [4, 6],
  third_quarter: [7, 9],
  fourth_quarter: [10, 12],
} as const;
export type PartOfYear = keyof typeof PARTS_OF_YEAR;

/** Times of the calendar as seen from the day on which a question is asked. */
export const CALENDAR_TAGS = [
  'today',
  'yesterday',
  'this_month',
  'previous_month',
  'this_year',
  'previous_year',
] as const;
export type CalendarTag = (typeof CALENDAR_TAGS)[number];

/** What questions ask for, and in what parts. "Compare Homs and Hama" asks for each by itself. */
export const QUESTION_TAGS = [
  'how_many',
  'which_province',
  'which_actor',
  'which_month',
  'which_year',
  'most',
  'fewest',
  'deadliest',
  'by_province',
  'by_month',
  'by_year',
  'by_type',
  'by_actor',
  'compare',
] as const;

type QuestionTag =
  | 'ask'
  | 'what_happened'
  | (typeof QUESTION_TAGS)[number]
  /** "in the last", before a number of days or so. */
  | 'last'
  | 'days'
  | 'weeks'
  | 'months'
  | 'years';

/** The words of one language. */
export interface Lexicon {
  /** Primary language subtag. */
  readonly language: string;
  /** Phrases by meaning, parted by `;`. `*` at the end of a word stands for any ending. The longest phrase wins. */
  readonly phrases: Readonly<Partial<Record<Tag, string>>>;
  /** Twelve, parted by `;`, the forms of one by `,`. */
  readonly months: string;
  /** Numbers that the list of number words lacks, as `value: words`, parted by `;`. */
  readonly numbers: string;
  /** Whether two denials deny once: "no murió nadie". */
  readonly hasNegativeConcord: boolean;
  /** Whether a space may group digits. */
  readonly groupsBySpace: boolean;
}
