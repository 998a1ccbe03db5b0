import type { Claim, Coverage, RecordKind } from '@partner-api/contract';
import type { CorpusRecord } from '../corpus.js';
import { comparePassages, type HeldPassage, type HeldRecord, holdRecord, readRecord } from './held-record.js';
import { windowOf } from './known-times.js';
import { LanguageIndexes } from './language-indexes.js';
import { passagesOf, searchText } from './passages.js';
import { PlaceNames } from './place-names.js';

/** The records that are searched, without the retracted ones, and what was counted over them. */
export class RecordIndex {
  /** Every passage of every record: what questions are asked of. */
  readonly passages = new LanguageIndexes<HeldPassage>(comparePassages);
  /** Only what was claimed: events and dossiers must not change how rare a word is among claims. */
  readonly statements = new LanguageIndexes<HeldPassage>(comparePassages);
  readonly places = new PlaceNames();
  readonly #held = new Map<string, HeldRecord>();
  readonly #languages = new Map<string, number>();
  /** Null when a change may have moved its ends. */
  #window: Coverage['window'] | null = null;

  /** Takes the present version of a record in place of the one held; a retracted one leaves. */
  apply(change: CorpusRecord): void {
    const key = `${change.kind}/${change.record.id}`;
    const held = this.#held.get(key);
    if (held !== undefined && held.revision >= change.revision) return;
    if (held !== undefined) this.#remove(key, held);
    if (change.record.status !== 'retracted') this.#add(key, change);
  }

  /** The present version of a record that is held; null when there is none. */
  find(kind: RecordKind, id: string): CorpusRecord | null {
    const held = this.#held.get(`${kind}/${id}`);
    return held === undefined ? null : readRecord(held);
  }

  /** Gives back the room of what left, when that is worth it. Yields on the way; no change may come meanwhile. */
  *compact(): Generator<void, void, undefined> {
    yield* this.passages.compact();
    yield* this.statements.compact();
  }

  get claimCount(): number {
    return this.statements.size().documents;
  }

  /** What was searched, with the number of records that were weighed. */
  coverage(recordsConsidered: number): Coverage {
    this.#window ??= windowOf(this.#held.values());
    return {
      records_searched: this.#held.size,
      records_considered: recordsConsidered,
      window: { ...this.#window },
      languages: [...this.#languages.keys()].sort(),
    };
  }

  size(): { records: number; passages: number; terms: number; bytes: number } {
    const [passages, statements] = [this.passages.size(), this.statements.size()];
    return {
      records: this.#held.size,
      passages: passages.documents,
      terms: passages.terms + statements.terms,
      bytes: passages.bytes + statements.bytes,
    };
  }

  #add(key: string, record: CorpusRecord): void {
    const contents = passagesOf(record);
    const held = holdRecord(record, contents.length);
    for (const [part, content] of contents.entries()) {
      const passage = held.passages[part];
      if (passage) this.passages.add(passage, searchText(content), held.lang);
    }
    for (const statement of held.statements) this.statements.add(statement, statementText(record), held.lang);
    this.places.add(record);
    this.#countLanguage(held.lang, 1);
    this.#held.set(key, held);
    this.#window = null;
  }

  #remove(key: string, held: HeldRecord): void {
    const record = readRecord(held);
    const contents = passagesOf(record);
    for (const [part, content] of contents.entries()) {
      const passage = held.passages[part];
      if (passage) this.passages.remove(passage, searchText(content), held.lang);
    }
    for (const statement of held.statements)
      this.statements.remove(statement, statementText(record), held.lang);
    this.places.remove(record);
    this.#countLanguage(held.lang, -1);
    this.#held.delete(key);
    this.#window = null;
  }

  #countLanguage(lang: string, change: number): void {
    const count = (this.#languages.get(lang) ?? 0) + change;
    if (count > 0) this.#languages.set(lang, count);
    else this.#languages.delete(lang);
  }
}

/** The text of a claim with what is said around it; its review is left out, as it speaks in other words. */
export function statementText({ kind, record }: CorpusRecord): string {
  return kind === 'claim' ? claimWords(record) : '';
}

export function claimWords({ text, context }: Claim): string {
  return context === null ? text : `${text}\n${context}`;
}
