import type { EventKind } from '@partner-api/contract';

/** What a phrase means to a claim or question about events. */
export type Tag =
  /** Says nothing that matters here. */
  | 'filler'
  | 'in'
  /** The sign before a word of a post. */
  | 'hashtag'
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
  /** Of a comparator: it is a verb, and its number may stand far from it. */
  | 'exceeds'
  | 'reached'
  | 'up_to'
  /** Of a comparator: it may stand within its number, "пять с лишним тысяч". */
  | 'and_odd'
  | 'no'
  | 'nobody'
  | 'nothing'
  /** "Ne", which another word completes. */
  | 'half_denial'
  /** Of a word that denies: after another it denies that, as in "no hubo mes sin muertos". */
  | 'without'
  | 'not'
  | 'any'
  | Vague
  /** Right before a number, or as its first word: another is told, "на 40 больше", "по 40" (each), "человек сорок" (some forty). */
  | 'not_plainly'
  /** Of a word for an order: where its case is told, it is one of it, "более тысячи двухсот". */
  | 'may_be_one'
  /** What an order right after it is one of: "гибель сотни людей". */
  | 'of_genitive'
  | 'people'
  | 'civilians'
  | 'killed'
  /** Names but a part of what it is counted with, which no record tells apart: "gun battles", "shot dead". */
  | 'narrower'
  /** Says something else beside what is counted, which no record tells: "and 30 wounded". */
  | 'unchecked'
  /** Of a word for killing: those before or after it did it. */
  | 'slew'
  /** Those before it did what follows: "was responsible for" deaths, or attacks. */
  | 'responsible'
  /** Of a word for killing that is written alike for who killed and who was killed: "قتل". */
  | 'either_voice'
  /** Of a number it tells a change, and of people that they died: "cayeron"; "perdió" and the like are told of people alone. */
  | 'fell'
  /** Of an auxiliary: what follows befell those before it. */
  | 'passive'
  /** Of a word for an attack: those before it did it, "Turkey attacked". */
  | 'struck'
  /** Of a word for battles: those beside it fought. */
  | 'fought'
  /** Parts those who fought from what came of it: "the battle left 40 dead". */
  | 'resulted'
  /** A place or a time may see what people only witness. */
  | 'saw'
  | 'event'
  | Exclude<EventKind, 'any'>
  /** Of a word for events: no number goes before it, and more of it may be more events or more dead, "violence". */
  | 'mass'
  | 'government'
  /** Those of a party that is named beside: "IS fighters". */
  | 'members'
  /** Of the government of the country that is spoken of, where no other is named. */
  | 'home_government'
  | 'by'
  | 'involving'
  /** Of those before it: "took part in". */
  | 'takes_part'
  | 'between'
  | 'from'
  /** "من": before a place, it may tell where people come from. */
  | 'whence'
  /** "с" of "с марта" and of "с ИГ". */
  | 'from_or_with'
  | 'to'
  /** Up to the end of a time, from whenever. */
  | 'to_end'
  /** After a number: it is a year, whatever follows. */
  | 'year_word'
  /** "Until now": from the time before it up to today. */
  | 'to_now'
  | 'since'
  /** Of a verb: a time went by, "el año pasó sin muertos"; fighting that did ended. */
  | 'passed'
  /** "Fin 2016": the end of it, and up to it beside a word for what had happened so far. */
  | 'at_end'
  /** Tells of all that had happened up to a time: "already". */
  | 'so_far'
  /** "Rien qu'en 2018": before the time of a number it says nothing. */
  | 'alone'
  /** "In a single month": says nothing of a time that is one. */
  | 'one_day'
  | 'one_month'
  | 'one_year'
  /** What is said is said of each of those listed: "في كل من حمص وحماة". */
  | 'each'
  /** Of a verb: others tell it, and beside a condition it did not come: "auraient été tués". */
  | 'hearsay'
  /** The year before one that is named: "than the year before". */
  | 'year_before'
  /** A place that was told before: "there", "in this province". */
  | 'told_place'
  /** A day of the week, which says nothing beside a date. */
  | 'weekday'
  /** Says nothing as a sentence of its own, too: "thanks!". */
  | 'greeting'
  /** Of a word for those killed: alone with a place or a time it asks how many there were. */
  | 'toll'
  | 'before'
  | 'after'
  | PartOfYear
  | CalendarTag
  /** A word for a month whose number may follow: "شهر 7". */
  | 'numbered_month'
  | QuestionTag
  /** Asks for yes or no where a text begins: "did". */
  | 'opens_question'
  /** "It is not true that …". */
  | 'false_that'
  /** "Qué", "من": asks where a text begins, and says nothing within it. */
  | 'asks_first'
  /** Tells that somebody says something, or who: "said", "spokesman", "report". */
  | 'said'
  /** Of a verb of saying: those after it are told. */
  | 'told_to'
  /** Who tells it, or in what. Before a statement it may be its subject: "activists died". */
  | 'sayer'
  /** The same in a case in which they may be counted, "активистов": theirs only after a word of saying. */
  | 'oblique_sayer'
  /** Of a word for what is said that a verb may have for its object: "reports", "claim". */
  | 'account'
  /** Goes before those whose account it is: "according to". */
  | 'according_to'
  /** Begins a clause about something else: "as", "despite". */
  | 'amid'
  /** Of the country whose government is named, where no place is: "across the country". */
  | 'countrywide'
  /** Right after a name and a comma: what follows tells of that name, "Latakia, where the base is, …". */
  | 'relative'
  /** After a word of saying: what is said comes next. */
  | 'that'
  /** What is told of the war or the violence as a whole is told of all events: "the war killed 200". */
  | 'war'
  /** Shows that a clause is a remark, in scripts where names look like other words. */
  | 'remark'
  /** What is counted when a number stands before it, and is neither people nor events: "8 provinces", "34 years". */
  | 'unit'
  /** Of a country that an adjective beside it names: "Syrian soil". */
  | 'territory'
  /** Would change what is claimed, wherever it stands: "denied", "hoax", "wounded", "children". */
  | 'restricts'
  /** Words that only look as if they said nothing: "l'est", which is no form of "être". */
  | 'uncounted'
  /** Asks for a reason, which no number is. */
  | 'why';

export type Comparator = 'at_least' | 'more_than' | 'at_most' | 'fewer_than' | 'about' | 'exactly';

/** Words for a number of an order: "hundreds". */
export const VAGUE = { tens: 10, dozens: 12, hundreds: 100, thousands: 1_000, tens_of_thousands: 10_000 };
export type Vague = keyof typeof VAGUE;
// The keys of such a list are its names, by its type; Object.keys forgets it.
export const VAGUE_TAGS = Object.keys(VAGUE) as Vague[];

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
export const PART_OF_YEAR_TAGS = Object.keys(PARTS_OF_YEAR) as PartOfYear[];

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

/**
 * What questions ask for, and in what parts. "Compare Homs and Hama" asks for each by itself; "than" is
 * `comparing`, "or" names `either`, and "did it rise?" asks for a `change`.
 */
export const QUESTION_TAGS = [
  'how_many',
  'which_province',
  'which_actor',
  'which_day',
  'which_month',
  'which_year',
  'most',
  'fewest',
  'deadliest',
  'by_province',
  'by_day',
  'by_month',
  'by_year',
  'by_type',
  'by_actor',
  'compare',
  'when',
  'first_of',
  'last_of',
  'change',
  'comparing',
  'either',
  'share',
] as const;

/** Of what compares or ranks, in a statement: with all others, "than any other province". */
export const AMONG_TAGS = ['among_provinces', 'among_months', 'among_years'] as const;

type QuestionTag =
  | 'ask'
  /** What makes a question for yes or no, where a language has a word for that: "is it true that". */
  | 'whether'
  | 'what_happened'
  | (typeof AMONG_TAGS)[number]
  | (typeof QUESTION_TAGS)[number]
  /** "in the last", before a number of days or so. */
  | 'last'
  | 'hours'
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
  /**
   * Numbers that the list of number words lacks, as `value: words`, parted by `;`; `_` joins the words of one. Those
   * after `~` are rough: "une centaine".
   */
  readonly numbers: string;
  /** Whether two denials deny once: "no murió nadie". */
  readonly hasNegativeConcord: boolean;
}
