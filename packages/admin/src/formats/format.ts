import type { RecordKind } from '@partner-api/contract';
import type { RecordDraft } from '@partner-api/safeguards';
import type { ImportStyle, Reason } from '@partner-api/storage';
import type { Fault } from '../imports/reject.js';

/** A file format that records are imported from. */
export interface Format {
  readonly style: ImportStyle;
  /** Reason of an update without one of its own. */
  readonly updateReason: string;
  /** Source that the coverage of an import is attributed to. */
  readonly coverageSource: string;
  /** Yields rows in input order, chunk by chunk. Rejects with `InputUnreadable`. */
  read(text: AsyncIterable<Buffer>, context: ReadContext): AsyncIterable<readonly Row[]>;
}

export interface ReadContext {
  readonly now: Date;
  /** Providers that restrict redistribution and have permitted it to this service. */
  readonly mayRedistribute: ReadonlySet<string>;
  /** Receives notes for the user about the file as a whole. */
  readonly note: (message: string) => void;
}

export interface Row {
  /** Line number, from 1. */
  readonly line: number;
  /** Returns the row as read, without the members that hold its place as far as the format can identify them. */
  readonly text: () => string;
  readonly reading: Reading;
}

export type Reading =
  | Publication
  | Retraction
  | { readonly result: 'fault'; readonly fault: Fault }
  /** An item of the file that is no record of this format, such as an article in a feed; only counted as a warning. */
  | { readonly result: 'passed_over'; readonly warning: string };

interface Retraction {
  readonly result: 'retraction';
  readonly id: string;
  readonly kind: RecordKind;
  readonly reason: string;
  /** Ignores an unknown record, because the source lists more than was imported. */
  readonly ifHeld?: true;
}

export interface Publication {
  readonly result: 'publication';
  readonly draft: RecordDraft;
  readonly correction: Reason | null;
  /** The row has no credits, so a stored record keeps its own. */
  readonly upstreamUnsaid?: true;
  /** The source's own revision number of the record; a higher one is newer. */
  readonly sourceRevision?: number;
  /** Codes in snake_case, counted in the summary. */
  readonly warnings: readonly string[];
  /** Country and period that the row adds to the inferred coverage of its file; null when the format infers none. */
  readonly covers: CoveredSpan | null;
}

/** Inferred or stated coverage of one country. */
export interface CoveredSpan {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** First and last date in UTC, inclusive. */
  readonly from: string;
  readonly to: string;
}

/** Source of coverage where the format has no upstream source. */
export const DESK = 'desk';

export const faulty = (field: string | null, reason: string, detail: string): Reading => ({
  result: 'fault',
  fault: { field, reason, detail },
});
