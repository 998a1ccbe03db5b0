/** The languages with a term table in `data`. */
export const LANGUAGES = ['en', 'ar', 'fr', 'ru', 'es', 'uk', 'de', 'pt', 'pl', 'tr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The slots of terms with the values allowed in each; null where any value is allowed. */
export const SLOTS = {
  /** Stop word. */
  stop: null,
  /** Nouns for people. */
  people: null,
  victims: ['civilians'],
  /** Words for death, said of the victims. */
  dead: null,
  /** Words for killing, said of the perpetrator or the event. */
  kill: null,
  /** Verbs of killing with an object: "claimed 900 lives". */
  takes: null,
  passive: null,
  countrywide: null,
  /** Anaphora: refers to something named before. */
  refers: null,
  /** Deixis: a place or group that only the situation gives, as "there" and "us". */
  deictic: null,
  event: [
    ...['any', 'battle', 'explosion_remote_violence', 'violence_against_civilians', 'protest', 'riot'],
    ...['strategic_development', 'state_based', 'non_state', 'one_sided', 'attack', 'violent'],
  ],
  clash: null,
  compare: ['at_least', 'more_than', 'at_most', 'fewer_than', 'up_to', 'about', 'exactly', 'number'],
  number: null,
  times: null,
  vague: null,
  nobody: null,
  not: null,
  no: null,
  some: null,
  and: null,
  or: null,
  but: null,
  together: null,
  /** "All", "only". */
  whole: null,
  by: null,
  between: null,
  with: null,
  /** Prepositions before a target. */
  onto: null,
  /** Verbs of recording. */
  tells: null,
  involved: null,
  /** Light verbs: "carried out". */
  commits: null,
  government: null,
  from: null,
  to: null,
  since: null,
  until: null,
  before: null,
  after: null,
  month: null,
  weekday: null,
  /** First and last month of a part of the year; numbers above 12 are months of the next year. */
  part: ['1-6', '7-12', '1-3', '4-6', '7-9', '10-12', '3-5', '6-8', '9-11', '12-14'],
  edge: ['begin', 'end', 'middle'],
  week: null,
  relative: null,
  /** Marks a period that ends today: "the last 20 days". */
  recent: null,
  unit: ['day', 'month', 'year', 'province', 'event', 'actor', 'type', 'week'],
  group: ['day', 'month', 'year', 'province', 'type', 'actor'],
  more: null,
  fewer: null,
  than: null,
  most: null,
  fewest: null,
  deadliest: null,
  ranked: null,
  least_deadly: null,
  others: ['province', 'month', 'year', 'all'],
  change: ['up', 'down', 'either'],
  factor: null,
  percent: null,
  versus: null,
  count: null,
  which: null,
  when: null,
  whether: null,
  list: null,
  share: null,
  first: null,
  last: null,
  false: null,
  of_them: null,
  each: null,
  says: null,
  according: null,
  source: null,
  that: null,
  denies: null,
  guard: null,
  opinion: null,
  prefix: null,
  suffix: null,
  setting: null,
} as const satisfies Readonly<Record<string, readonly string[] | null>>;

export type Slot = keyof typeof SLOTS;

export function isSlot(name: string): name is Slot {
  return Object.hasOwn(SLOTS, name);
}
