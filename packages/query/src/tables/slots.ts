/** The languages with a term table in `data`. */
export const LANGUAGES = ['en', 'ar', 'fr', 'ru', 'es', 'uk', 'de', 'pt', 'pl', 'tr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The slots of terms that take any value. */
const OPEN_SLOTS = [
  // Stop words; nouns for people; words for death, said of the victims; for killing, said of the perpetrator or the event.
  ...['stop', 'people', 'dead', 'kill', 'passive', 'clash', 'countrywide'],
  // Verbs of killing with an object: "claimed 900 lives"; of recording; light verbs: "carried out".
  ...['takes', 'tells', 'commits', 'involved', 'government'],
  // Anaphora refers to something named before; deixis is what only the situation gives, as "there" and "us".
  ...['refers', 'deictic', 'of_them'],
  ...['number', 'times', 'vague', 'factor', 'percent', 'share', 'count'],
  // "All", "only" are `whole`.
  ...['nobody', 'not', 'no', 'some', 'whole', 'each', 'together', 'and', 'or', 'but', 'false'],
  // Prepositions; `in` stands before a place, `onto` before a target.
  ...['by', 'between', 'with', 'in', 'onto', 'from', 'to'],
  ...['since', 'until', 'before', 'after', 'than', 'versus'],
  // `recent` marks a period that ends today: "the last 20 days".
  ...['month', 'weekday', 'week', 'relative', 'recent', 'first', 'last'],
  ...['more', 'fewer', 'most', 'fewest', 'deadliest', 'least_deadly', 'ranked'],
  ...['which', 'when', 'whether', 'list'],
  ...['says', 'according', 'source', 'that', 'denies', 'guard', 'opinion'],
  ...['prefix', 'suffix', 'setting'],
] as const;

/** The values allowed in the other slots. */
const CLOSED_SLOTS = {
  victims: ['civilians'],
  event: [
    ...['any', 'battle', 'explosion_remote_violence', 'violence_against_civilians', 'protest', 'riot'],
    ...['strategic_development', 'state_based', 'non_state', 'one_sided', 'attack', 'violent'],
  ],
  compare: ['at_least', 'more_than', 'at_most', 'fewer_than', 'up_to', 'about', 'exactly', 'number'],
  /** First and last month of a part of the year; numbers above 12 are months of the next year. */
  part: ['1-6', '7-12', '1-3', '4-6', '7-9', '10-12', '3-5', '6-8', '9-11', '12-14'],
  edge: ['begin', 'end', 'middle'],
  unit: ['day', 'month', 'year', 'province', 'event', 'actor', 'type', 'week'],
  group: ['day', 'month', 'year', 'province', 'type', 'actor'],
  others: ['province', 'month', 'year', 'all'],
  change: ['up', 'down', 'either'],
} as const;

export type Slot = (typeof OPEN_SLOTS)[number] | keyof typeof CLOSED_SLOTS;

/** The slots of terms with the values allowed in each; null where any value is allowed. */
export const SLOTS: ReadonlyMap<string, readonly string[] | null> = new Map<string, readonly string[] | null>(
  [...OPEN_SLOTS.map((slot) => [slot, null] as const), ...Object.entries(CLOSED_SLOTS)],
);

export function isSlot(name: string): name is Slot {
  return SLOTS.has(name);
}
