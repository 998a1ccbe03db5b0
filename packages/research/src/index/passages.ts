import type { Period, Province } from '@partner-api/contract';
import { memoizedByLanguage } from '@partner-api/text';
import type { CorpusRecord } from '../records/corpus.js';
import { type Field, fieldsOf } from '../records/fields.js';
import { withoutRemovedPlaces } from '../records/removed-places.js';
import { indexLanguage } from './language-indexes.js';

/** A unit of retrieval: a whole event or claim, the head of a dossier, or one of its sections. */
export interface PassageContent {
  readonly fields: readonly Field[];
  /** Search terms that are in no text of the record, such as the name of its province. Never quoted. */
  readonly setting: string;
}

/** Returns the passages of a record; at least one. */
export function passagesOf(corpusRecord: CorpusRecord): PassageContent[] {
  const fields = fieldsOf(corpusRecord);
  const setting = settingOf(corpusRecord);
  if (corpusRecord.kind !== 'dossier') return [{ fields, setting }];
  const { sections } = corpusRecord.record;
  const head = fields.filter(({ pointer }) => !pointer.startsWith('/sections/'));
  // A section rarely repeats the subject of its dossier.
  const subject = `${setting} ${corpusRecord.record.title}`;
  const parts = sections.map((_, index) => ({
    fields: fields.filter(({ pointer }) => pointer.startsWith(`/sections/${index}/`)),
    setting: subject,
  }));
  return [{ fields: head, setting }, ...parts];
}

export function searchText({ fields, setting }: PassageContent): string {
  return withoutRemovedPlaces([...fields.map(({ text }) => text), setting].join('\n'));
}

function settingOf({ kind, record }: CorpusRecord): string {
  switch (kind) {
    case 'event':
      return [provinceWords(record.province), monthWords(record.occurred, record.lang)].join(' ');
    case 'dossier':
      return record.provinces.map(provinceWords).join(' ');
    case 'claim':
      return provinceWords(record.province);
  }
}

function provinceWords(province: Province | null): string {
  return province?.name ?? '';
}

/** "March 2017" in the record's language; only the year if the period spans months; '' if years or unknown. */
function monthWords({ earliest, latest }: Period, lang: string): string {
  if (earliest === null || latest === null || !sameUntil(earliest, latest, 'YYYY'.length)) return '';
  if (!sameUntil(earliest, latest, 'YYYY-MM'.length)) return earliest.slice(0, 'YYYY'.length);
  return monthIn(earliest.slice(0, 'YYYY-MM'.length), indexLanguage(lang));
}

function sameUntil(a: string, b: string, length: number): boolean {
  return a.slice(0, length) === b.slice(0, length);
}

// Cached, because formatting a month costs as much as reading the rest of an event.
const monthIn = memoizedByLanguage(nameMonth, { texts: 2_000 });

function nameMonth(month: string, language: string): string {
  return new Intl.DateTimeFormat([`${language}-u-ca-gregory-nu-latn`, 'en'], {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${month}-01T00:00:00Z`));
}
