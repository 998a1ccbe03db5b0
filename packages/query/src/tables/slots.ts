/** The languages whose tables are in `data`; a new one is a table and a line here. */
export const LANGUAGES = ['en', 'ar', 'fr', 'ru', 'es', 'uk', 'de', 'pt', 'pl', 'tr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What a term may be of, with the values that its rows may have; null where the value is free. */
export const SLOTS = {
  /** Says nothing here. */
  stop: null,
  /** Those who are counted, whoever they are. */
  people: null,
  victims: ['civilians'],
  /** That people were killed, said of those. */
  dead: null,
  /** The same, said of what or who killed them. */
  kill: null,
  /** Takes what is counted: "claimed 900 lives". */
  takes: null,
  passive: null,
  countrywide: null,
  /** Stands for what was named before. */
  refers: null,
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
  /** All of those, or no others. */
  whole: null,
  by: null,
  between: null,
  with: null,
  /** Stands before what is aimed at. */
  onto: null,
  /** Tells that something was written down. */
  tells: null,
  involved: null,
  /** Does what it is followed by: "carried out". */
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
  /** Months of a year, from the first to the last; past 12 those of the next one. */
  part: ['1-6', '7-12', '1-3', '4-6', '7-9', '10-12', '3-5', '6-8', '9-11', '12-14'],
  edge: ['begin', 'end', 'middle'],
  week: null,
  relative: null,
  /** Says of so many days or months that they end now: "the last 20 days". */
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
