import type { RecordKind } from '@partner-api/contract';
import type { RecordDraft } from '@partner-api/safeguards';
import type { ImportStyle, Reason } from '@partner-api/storage';
import type { Fault } from '../imports/reject.js';

/** A file format that records are imported from. */
export interface Format {
  readonly style: ImportStyle;
  /** Recorded with an update that brings no reason of its own. */
  readonly updateReason: string;
  /** Whom what an import covers is credited to. */
  readonly coverageSource: string;
  /** Reads rows in the order of the input, those of one chunk together. Rejects with `InputUnreadable`. */
  read(text: AsyncIterable<Buffer>, context: ReadContext): AsyncIterable<readonly Row[]>;
}

export interface ReadContext {
  readonly now: Date;
  /** Providers that restrict redistribution and have allowed it to this service. */
  readonly mayRedistribute: ReadonlySet<string>;
  /** What whoever runs the import has to know of the file as a whole. */
  readonly note: (message: string) => void;
}

export interface Row {
  /** From 1. */
  readonly line: number;
  /** The row as it was read, the members that hold its place blanked as far as the format can tell them apart. */
  readonly text: () => string;
  readonly reading: Reading;
}

export type Reading =
  | Publication
  | Retraction
  | { readonly result: 'fault'; readonly fault: Fault }
  /** Something other than a record of this format, which its files hold beside them; counted as a warning only. */
  | { readonly result: 'passed_over'; readonly warning: string };

interface Retraction {
  readonly result: 'retraction';
  readonly id: string;
  readonly kind: RecordKind;
  readonly reason: string;
  /** A record that is not held is passed over: the source lists more than was imported. */
  readonly ifHeld?: true;
}

export interface Publication {
  readonly result: 'publication';
  readonly draft: RecordDraft;
  readonly correction: Reason | null;
  /** The row does not say whom to credit: of a record that is held, those stay who are credited already. */
  readonly upstreamUnsaid?: true;
  /** The source's own number of this revision of the record; a higher one is newer. */
  readonly sourceRevision?: number;
  /** Codes in snake_case; the summary counts them. */
  readonly warnings: readonly string[];
  /** Country and time that this row shows its file to be about; null when the format derives no coverage. */
  readonly covers: CoveredSpan | null;
}

/** What a file holds or is said to hold, for one country. */
export interface CoveredSpan {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Dates in UTC, both included. */
  readonly from: string;
  readonly to: string;
}

/** Who answers for what an import covers when no upstream source does. */
export const DESK = 'desk';

export const faulty = (field: string | null, reason: string, detail: string): Reading => ({
  result: 'fault',
  fault: { field, reason, detail },
});
