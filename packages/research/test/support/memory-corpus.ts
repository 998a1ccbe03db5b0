import type { Claim, ConflictEvent, Dossier } from '@partner-api/contract';
import type { Corpus, CorpusRecord, CoveredSpan } from '../../src/index.js';
import { defaultCalibration } from '../../src/matching/calibration/calibration.js';

/** A corpus in memory, whose revision grows by one with each change as in a store. */
export class MemoryCorpus implements Corpus {
  readonly #records = new Map<string, CorpusRecord>();
  #revision = 0;
  revisionsAsked = 0;
  pagesRead = 0;
  failure: Error | null = null;
  readonly #coverage: CoveredSpan[] = [];

  event(record: ConflictEvent): this {
    this.#revision++;
    return this.#put({ revision: this.#revision, kind: 'event', record });
  }

  dossier(record: Dossier): this {
    this.#revision++;
    return this.#put({ revision: this.#revision, kind: 'dossier', record });
  }

  claim(record: Claim): this {
    this.#revision++;
    return this.#put({ revision: this.#revision, kind: 'claim', record });
  }

  put({ kind, record }: UnnumberedRecord): this {
    if (kind === 'event') return this.event(record);
    return kind === 'dossier' ? this.dossier(record) : this.claim(record);
  }

  /** What an import says that it is complete about. */
  covers(span: CoveredSpan): this {
    this.#coverage.push(span);
    return this;
  }

  /** Verdicts are taken over for the words alone: tests of other things do not depend on what the release was fitted to. */
  async calibration(): Promise<unknown> {
    return { ...defaultCalibration(), fingerprint: 'words alone', threshold: 2 };
  }

  async coverage(): Promise<readonly CoveredSpan[]> {
    if (this.failure) throw this.failure;
    return [...this.#coverage];
  }

  async revision(): Promise<number> {
    this.revisionsAsked++;
    if (this.failure) throw this.failure;
    return this.#revision;
  }

  async changesSince(revision: number, limit: number): Promise<readonly CorpusRecord[]> {
    this.pagesRead++;
    if (this.failure) throw this.failure;
    const changed = [...this.#records.values()].filter((record) => record.revision > revision);
    return structuredClone(changed.sort((a, b) => a.revision - b.revision).slice(0, limit));
  }

  #put(record: CorpusRecord): this {
    this.#records.set(`${record.kind}/${record.record.id}`, record);
    return this;
  }
}

export type UnnumberedRecord =
  | { readonly kind: 'event'; readonly record: ConflictEvent }
  | { readonly kind: 'dossier'; readonly record: Dossier }
  | { readonly kind: 'claim'; readonly record: Claim };

/** What a store serves in the place of a retracted record. */
export function retracted<T extends Claim | ConflictEvent | Dossier>(record: T): T {
  const emptied =
    'text' in record
      ? { text: 'Retracted', context: null, review: null }
      : { title: 'Retracted', summary: null };
  return { ...record, ...emptied, version: record.version + 1, status: 'retracted' };
}
