import type { Window } from '@partner-api/query';
import type { CorpusRecord } from '../../records/corpus.js';

/** Whether a record may be about a period: false for an event outside it. */
export function canOverlap({ kind, record }: CorpusRecord, { from, to }: Window): boolean {
  if (kind !== 'event') return true;
  const { earliest, latest } = record.occurred;
  if (from !== null && latest !== null && latest.slice(0, from.length) < from) return false;
  return to === null || earliest === null || earliest.slice(0, to.length) <= to;
}

/** Whether a sentence names only years outside the window. */
export function namesOtherYears(text: string, { from, to }: Window): boolean {
  const years = text.match(year) ?? [];
  const [first, last] = [from, to].map((day) => (day === null ? null : Number(day.slice(0, 4))));
  const isWithin = (named: number) => named >= (first ?? named) && named <= (last ?? named);
  return years.length > 0 && !years.some((named) => isWithin(Number(named)));
}

const year = /(?<![\p{L}\p{N}])(?:19|20)\d\d(?![\p{L}\p{N}])/gu;
