import type { Claim, Coverage, RecordKind } from '@partner-api/contract';
import { type Archive, type Archived, archiveMap } from '../packed/archive.js';
import type { CorpusRecord } from '../records/corpus.js';
import { withoutRemovedPlaces } from '../records/removed-places.js';
import { CompressedRecords } from './compressed-records.js';
import { LanguageIndexes } from './language-indexes.js';
import { PassageDocuments } from './passage-documents.js';
import { passagesOf, searchText } from './passages.js';
import { PlaceNames } from './place-names.js';
import { LENGTH_PENALTY } from './terms/bm25.js';
import { TimeWindow } from './time-window.js';

/** All searchable records, without retracted ones, and statistics about them. */
export class RecordIndex implements Archived {
  readonly places = new PlaceNames();
  readonly #records = new CompressedRecords();
  readonly #passages = new PassageDocuments(this.#records);
  readonly #statements = new PassageDocuments(this.#records);
  /** All passages of all records, searched for questions. */
  readonly passages = new LanguageIndexes(this.#passages, LENGTH_PENALTY.passages);
  /** Claims alone, so that events and dossiers do not affect document frequencies among claims. */
  readonly statements = new LanguageIndexes(this.#statements, LENGTH_PENALTY.claims);
  readonly #languages = new Map<string, number>();
  readonly #window = new TimeWindow();

  archive(archive: Archive): void {
    for (const part of [this.places, this.#records, this.#passages, this.#statements]) part.archive(archive);
    for (const part of [this.passages, this.statements, this.#window]) part.archive(archive);
    archiveMap(archive, this.#languages);
  }

  /** Adds, replaces or (if retracted) removes a record. An older revision than the present one is ignored. */
  apply(change: CorpusRecord): void {
    const row = this.#records.find(change.kind, change.record.id);
    if (row >= 0 && this.#records.revisionOf(row) >= change.revision) return;
    if (row >= 0) this.#remove(row);
    if (change.record.status !== 'retracted') this.#add(change);
  }

  /** Returns the present version of a record; null if it is not in the index. */
  find(kind: RecordKind, id: string): CorpusRecord | null {
    const row = this.#records.find(kind, id);
    return row < 0 ? null : this.#records.read(row);
  }

  /** Reclaims the space of removed records if it is worth it. Yields in between; nothing may change meanwhile. */
  *compact(): Generator<void, void, undefined> {
    yield* this.passages.compact((passage, document) => this.#passages.place(passage, document));
    yield* this.statements.compact((statement, document) => this.#statements.place(statement, document));
    yield* this.#records.compact();
  }

  get claimCount(): number {
    return this.statements.documentCount;
  }

  get recordCount(): number {
    return this.#records.size;
  }

  /** Describes the search. `recordsConsidered` is the number of records that were examined. */
  coverage(recordsConsidered: number): Coverage {
    return {
      records_searched: this.#records.size,
      records_considered: recordsConsidered,
      window: this.#window.among(this.#records),
      languages: [...this.#languages.keys()].sort(),
    };
  }

  /** Iterates over every posting list: too slow for a request. */
  get bytes(): number {
    const held = this.#records.bytes + this.#passages.bytes + this.#statements.bytes;
    return held + this.passages.bytes + this.statements.bytes;
  }

  #add(record: CorpusRecord): void {
    const row = this.#records.add(record);
    const { lang } = record.record;
    const contents = passagesOf(record);
    for (const [part, passage] of this.#passages.assign(row, contents.length).entries()) {
      const content = contents[part];
      if (content) this.#passages.place(passage, this.passages.add(passage, searchText(content), lang));
    }
    for (const statement of this.#statements.assign(row, record.kind === 'claim' ? 1 : 0))
      this.#statements.place(statement, this.statements.add(statement, statementText(record), lang));
    this.places.add(record);
    this.#countLanguage(lang, 1);
    this.#window.add(this.#records.timesOf(row));
  }

  #remove(row: number): void {
    const record = this.#records.read(row);
    const { lang } = record.record;
    const contents = passagesOf(record);
    for (const [part, passage] of this.#passages.of(row).entries()) {
      const content = contents[part];
      if (content) this.passages.remove(this.#passages.documentOf(passage), searchText(content), lang);
    }
    for (const statement of this.#statements.of(row))
      this.statements.remove(this.#statements.documentOf(statement), statementText(record), lang);
    this.places.remove(record);
    this.#countLanguage(lang, -1);
    this.#window.remove(this.#records.timesOf(row));
    this.#records.remove(row);
  }

  #countLanguage(lang: string, change: number): void {
    const count = (this.#languages.get(lang) ?? 0) + change;
    if (count > 0) this.#languages.set(lang, count);
    else this.#languages.delete(lang);
  }
}

/** The text of a claim with its context, but not its review, which uses different words. */
export function statementText({ kind, record }: CorpusRecord): string {
  return kind === 'claim' ? withoutRemovedPlaces(claimWords(record)) : '';
}

export function claimWords({ text, context }: Claim): string {
  return context === null ? text : `${text}\n${context}`;
}
