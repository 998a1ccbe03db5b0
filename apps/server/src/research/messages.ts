import type { UsedRecord } from '@partner-api/contract';
import type { Corpus, IndexSize, LanguageModel, SnapshotOutcome, Withholding } from '@partner-api/research';
import type { Question, Result } from './research-service.js';

/** The settings that a worker starts with. */
export interface ThreadSettings {
  readonly defaultLocale: string;
  readonly snapshotFile: string | null;
  readonly model: { readonly deadlineMilliseconds: number; readonly compares: boolean } | null;
}

/** Functions of the serving thread that a worker calls. */
export interface Host {
  revision: Corpus['revision'];
  changesSince: Corpus['changesSince'];
  coverage: Corpus['coverage'];
  verifyHistory: NonNullable<Corpus['verifyHistory']>;
  calibration(): Promise<unknown>;
  /** Resolves when the turn to load has come. */
  beginTurn(): Promise<void>;
  endTurn(): Promise<void>;
  propose: LanguageModel['propose'];
  expand: LanguageModel['expand'];
  compare: NonNullable<LanguageModel['compare']>;
  word: LanguageModel['word'];
}

export type HostMethod = keyof Host;

export type ToThread =
  | { readonly ask: number; readonly work: { readonly operation: 'refresh' } | Question; readonly now: Now }
  | { readonly returned: number; readonly value: unknown }
  | { readonly threw: number; readonly message: string }
  | { readonly ping: true };

/** Time and delay of the serving thread, so that a test's clock holds in both. */
interface Now {
  readonly milliseconds: number;
  readonly delayHours: number;
}

export type FromThread =
  | { readonly answered: number; readonly result: Result | undefined; readonly index: IndexReport }
  | { readonly failed: number; readonly error: unknown; readonly threw: number | null }
  | { readonly call: number; readonly method: HostMethod; readonly args: readonly unknown[] }
  | { readonly index: IndexReport }
  | { readonly loadedUpTo: number }
  | { readonly snapshot: SnapshotOutcome }
  | { readonly judged: readonly [kept: number, dropped: number] }
  | { readonly withheld: Withholding }
  | { readonly promptInjection: UsedRecord }
  | { readonly pong: true };

interface IndexReport {
  readonly ready: boolean;
  readonly size: IndexSize;
}
