import { createHash } from 'node:crypto';
import type { Evidence, Stance, UsedRecord } from '@partner-api/contract';
import { utf8Length, utf8Offset } from '@partner-api/text';
import { say } from '../messages/catalogue.js';
import { longDate } from '../messages/formats.js';
import { yesOrNo } from '../messages/localization.js';
import type { CorpusRecord } from '../records/corpus.js';
import type { Field } from '../records/fields.js';

/** A span of a field of a record, in UTF-16 code units; `end` is exclusive. */
export interface Quotation {
  readonly record: CorpusRecord;
  readonly field: Field;
  readonly start: number;
  readonly end: number;
}

export function quoteOf({ field, start, end }: Quotation): string {
  return field.text.slice(start, end);
}

export function wholeField(record: CorpusRecord, field: Field): Quotation {
  return { record, field, start: 0, end: field.text.length };
}

/** Formats a piece of evidence for an answer: in quotation marks, with publisher and date. */
export function sayQuote({ quote, source }: Evidence, locale: string): string {
  const { publisher, published_at } = source;
  return say(locale, 'quote', {
    text: quote,
    publisher: publisher ?? '',
    hasPublisher: yesOrNo(publisher !== null),
    date: published_at === null ? '' : longDate(published_at, locale),
    hasDate: yesOrNo(published_at !== null),
  });
}

/** Evidence that can be verified from the response alone. `position` makes its id unique within a result. */
export function evidenceOf(quotation: Quotation, stance: Stance, position: number): Evidence {
  const { record, field, start } = quotation;
  const quote = quoteOf(quotation);
  const byteStart = utf8Offset(field.text, start);
  return {
    id: `e${position + 1}`,
    record: { ...usedRecord(record), field: field.pointer },
    stance,
    quote,
    excerpt: { text: field.text, sha256: sha256(field.text) },
    byte_start: byteStart,
    byte_end: byteStart + utf8Length(quote),
    source: field.source,
  };
}

function usedRecord({ kind, record }: CorpusRecord): UsedRecord {
  return { kind, id: record.id, version: record.version };
}

/** The distinct records, in the order of first use. */
export function usedRecords(records: readonly CorpusRecord[]): UsedRecord[] {
  const used = new Map(records.map((record) => [`${record.kind}/${record.record.id}`, usedRecord(record)]));
  return [...used.values()];
}

function sha256(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex');
}
