/** One day, month or year. */
export type Span = 'one_day' | 'one_month' | 'one_year';

/** The time that a remark speaks of: "a terrible month", "journée noire", "what a year"; null for any other phrase. */
export function spanTold(phrase: string): Span | null {
  return remarkable.test(phrase) ? (spans.find(([words]) => words.test(phrase))?.[1] ?? null) : null;
}

const remarkable =
  /(?:^| )(?:what a|terrible|bloody|dreadful|noire?|negr[oa]|sanglante?|sangrient[oa])(?: |$)/;
const spans: readonly (readonly [words: RegExp, Span])[] = [
  [/(?:^| )(?:month|mes|mois)(?: |$)/, 'one_month'],
  [/(?:^| )(?:year|ano|an|annee)(?: |$)/, 'one_year'],
  [/(?:^| )(?:day|dia|jornada|jour|journee)(?: |$)/, 'one_day'],
];

/** Whether a phrase means a time that was told before: "that month", "the same period". */
export function refersBack(phrase: string): boolean {
  return before.test(phrase);
}

const before =
  /^(?:(?:in |of )?the same (?:month|year|period|day)|(?:in )?that (?:same )?(?:month|year|period|time|day)|that same year|(?:el |la |del |al )?mism[oa] (?:mes|ano|periodo)|ese (?:mes|ano|periodo)|(?:le |la |au |du )?meme (?:mois|annee|periode)|ce (?:mois|jour)|cette annee)$/;
