import { folded } from '../language/folded.js';

/** One day, month or year. */
export type Span = 'one_day' | 'one_month' | 'one_year';

/** What a phrase names beside the time that is told: "that year", "over the month", "за год"; a period may be as long as any. */
export function spanNamed(phrase: string): Span | 'period' | null {
  return named.find(([words]) => words.test(phrase))?.[1] ?? null;
}

const named: readonly (readonly [words: RegExp, Span | 'period'])[] = [
  [
    folded(
      /(?:^| )(?:year|año|(?:l|un|cet) an|année|год|года|году|годом|рік|року|році|роком|عام|العام|عاما|سنة|السنة)(?: |$)/u,
    ),
    'one_year',
  ],
  [
    folded(/(?:^| )(?:month|mes|mois|месяц|месяца|месяце|місяць|місяця|місяці|شهر|الشهر|شهرا)(?: |$)/u),
    'one_month',
  ],
  [folded(/(?:^| )(?:day|día|jour|journée|день|дня|доба|добу|يوم|اليوم)(?: |$)/u), 'one_day'],
  [
    folded(
      /(?:^| )(?:period|that time|the time|período|période|период|периода|периоде|період|періоду|періоді|الفترة)(?: |$)/u,
    ),
    'period',
  ],
];
