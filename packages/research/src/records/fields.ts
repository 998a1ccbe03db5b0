import type { Claim, ConflictEvent, Dossier, Evidence, Source } from '@partner-api/contract';
import type { CorpusRecord } from './corpus.js';

/** A text of a record and its position. */
export interface Field {
  /** JSON Pointer (RFC 6901) within the record. */
  readonly pointer: string;
  readonly text: string;
  /** Whether the text may be quoted as a statement. A mere assertion by somebody is searched, but not quoted. */
  readonly quotable: boolean;
  readonly source: Evidence['source'];
}

/** The searchable texts of a record, in reading order. */
export function fieldsOf(corpusRecord: CorpusRecord): Field[] {
  switch (corpusRecord.kind) {
    case 'event':
      return eventFields(corpusRecord.record);
    case 'dossier':
      return dossierFields(corpusRecord.record);
    case 'claim':
      return claimFields(corpusRecord.record);
  }
}

function eventFields(event: ConflictEvent): Field[] {
  const source = sourceOf(event.sources[0]);
  return withText([
    { pointer: '/title', text: event.title, quotable: true, source },
    { pointer: '/summary', text: event.summary, quotable: true, source },
    ...event.sources.map((headline, index) => ({
      pointer: `/sources/${index}/title`,
      text: headline.title,
      quotable: true,
      source: sourceOf(headline),
    })),
  ]);
}

function dossierFields(dossier: Dossier): Field[] {
  const source = sourceOf(dossier.sources[0]);
  return withText([
    { pointer: '/title', text: dossier.title, quotable: true, source },
    { pointer: '/summary', text: dossier.summary, quotable: true, source },
    ...dossier.sections.flatMap(({ heading, body }, index) => [
      // A heading only announces its section.
      { pointer: `/sections/${index}/heading`, text: heading, quotable: false, source },
      { pointer: `/sections/${index}/body`, text: body, quotable: true, source },
    ]),
  ]);
}

function claimFields({ text, context, review, first_appearance_url, claimed_at }: Claim): Field[] {
  const source = review
    ? { publisher: review.reviewer, url: review.url, published_at: review.reviewed_at }
    : { publisher: null, url: first_appearance_url, published_at: claimed_at };
  return withText([
    { pointer: '/text', text, quotable: review?.verdict === 'supported', source },
    { pointer: '/context', text: context, quotable: false, source },
    { pointer: '/review/explanation', text: review?.explanation ?? null, quotable: true, source },
  ]);
}

function sourceOf(source: Source | undefined): Evidence['source'] {
  const { publisher = null, url = null, published_at = null } = source ?? {};
  return { publisher, url, published_at };
}

function withText(fields: readonly (Omit<Field, 'text'> & { readonly text: string | null })[]): Field[] {
  return fields.flatMap(({ text, ...field }) => (text === null || text === '' ? [] : [{ ...field, text }]));
}
