import type { Item } from '../items/item.js';
import { type Span, spanNamed } from '../items/span-named.js';
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

/** "That year", "того же года". */
export function isThatYear(item: Item): boolean {
  return item.type === 'phrase' && refersBack(item.text) && spanNamed(item.text) === 'one_year';
}

const before = folded(
  /^(?:(?:in |of )?the same (?:month|year|period|day)|(?:in |of )?that (?:same )?(?:month|year|period|time|day)|that same year|(?:el |la |del |al )?mism[oa] (?:mes|año|período)|(?:de |en )?(?:ese|aquel|ese mismo) (?:mes|año|período)|(?:le |la |au |du )?même (?:mois|année|période)|ce (?:mois|jour)|(?:de |en )?cette (?:même )?année(?: là)?|(?:в )?(?:этом же|том же|том|того же) (?:году|года|месяце|месяца|периоде|периода)|(?:у |в )?(?:тому ж|тому|того ж|того самого|того) (?:році|року|місяці|місяця|періоді|періоду)|(?:في )?(?:نفس (?:العام|السنة|الشهر|الفترة)|(?:العام|السنة|الشهر|الفترة) (?:نفسه|نفسها|ذاته|ذاتها)))$/u,
);
