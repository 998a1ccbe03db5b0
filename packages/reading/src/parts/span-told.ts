import type { Span } from '../items/span-named.js';
import { folded } from '../language/folded.js';

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

const before = folded(
  /^(?:(?:in |of )?the same (?:month|year|period|day)|(?:in )?that (?:same )?(?:month|year|period|time|day)|that same year|(?:el |la |del |al )?mism[oa] (?:mes|año|período)|ese (?:mes|año|período)|(?:le |la |au |du )?même (?:mois|année|période)|ce (?:mois|jour)|cette année|(?:в )?(?:этом же|том же|том|того же) (?:году|года|месяце|месяца|периоде|периода)|(?:у |в )?(?:тому ж|тому|того ж|того самого|того) (?:році|року|місяці|місяця|періоді|періоду)|(?:في )?(?:نفس (?:العام|السنة|الشهر|الفترة)|(?:العام|السنة|الشهر|الفترة) (?:نفسه|نفسها|ذاته|ذاتها)))$/u,
);
