/** An append-only log in which each row carries the hash of the one before. */
export interface AuditLog {
  /** Rejects with a RangeError for what `AuditEntry` does not allow. */
  append(entry: AuditEntry): Promise<AuditRow>;
  /**
   * Walks the whole log. `expectHead` is a head that was kept elsewhere: a row of that hash must still be in it, which
   * finds a log that was cut off, or written anew, behind our back.
   */
  verify(options?: { readonly expectHead?: string }): Promise<AuditVerdict>;
  /** The latest row; `seq` 0 and 64 zeros for an empty log. */
  head(): Promise<AuditHead>;
  /**
   * Newest first; with `before`, only rows whose `seq` is lower; with `subject`, only those about it; with `action`, `actor`
   * and `since`, only those that are so.
   */
  list(page: {
    readonly limit: number;
    readonly before?: number;
    readonly subject?: string;
    readonly action?: AuditAction;
    readonly actor?: string;
    readonly since?: Date;
  }): Promise<readonly AuditRow[]>;
  /** What screening recorded of a partner since a time, and since the desk cleared the partner last. */
  screened(partner: string, since: Date): Promise<ScreeningHistory>;
  /** How often each rule flagged which actor since a time, most often first. */
  countFlags(options: { readonly since: Date; readonly actor?: string }): Promise<readonly FlagCount[]>;
}

export interface ScreeningHistory {
  readonly flags: number;
  /** Without those for a flag too many. */
  readonly refusals: number;
  /** When the first of those refusals was, RFC 3339 in UTC; null where there is none. */
  readonly firstRefusalAt: string | null;
  /** Whether a flag too many was recorded, however long ago. */
  readonly isLimited: boolean;
  /** Whether it was recorded since the time that no question is answered. */
  readonly isStopped: boolean;
}

export interface FlagCount {
  readonly actor: string;
  readonly rule: string;
  readonly flags: number;
}

/** The actor of what the operator does with the command line. */
export const OPERATOR = 'operator';

type AuditAction =
  | 'key.created'
  | 'key.rotated'
  | 'key.revoked'
  | 'partner.suspended'
  | 'partner.limits'
  | 'partner.resumed'
  | 'terms.accepted'
  | 'record.corrected'
  | 'record.retracted'
  | 'coverage.replaced'
  | 'coverage.withdrawn'
  | 'request.refused'
  | 'request.flagged'
  | 'partner.flags_limited'
  | 'partner.questions_stopped'
  | 'partner.cleared'
  | 'quarantine.released'
  | 'quarantine.rejected';

export interface AuditEntry {
  readonly at: Date;
  /** Who did it: `operator`, the name of a partner, or `open access`. One line, 1 to 500 characters. */
  readonly actor: string;
  readonly action: AuditAction;
  /**
   * What it was done to: the id of a key, a record or a decision, a partner's name, or what was covered. One line, 1 to 500
   * characters.
   */
  readonly subject: string;
  /** Plain JSON. Never a secret; the text of a request only as its `keyedHash`, unless the operator wants it. */
  readonly detail: object;
}

export interface AuditRow {
  /** 1, 2, 3, … without gaps. */
  readonly seq: number;
  /** RFC 3339 in UTC, to the millisecond. */
  readonly at: string;
  readonly actor: string;
  /** Open: a later release may have written more. */
  readonly action: AuditAction | (string & {});
  readonly subject: string;
  readonly detail: unknown;
  /** SHA-256 in hexadecimal, as `hash`. */
  readonly previousHash: string;
  readonly hash: string;
}

export interface AuditHead {
  readonly seq: number;
  readonly hash: string;
}

export interface AuditVerdict {
  /** How many rows were walked. */
  readonly rows: number;
  readonly head: AuditHead;
  /** Null for a log that is whole. */
  readonly fault: AuditFault | null;
}

export interface AuditFault {
  /**
   * `altered`: the row's hash is not that of its content. `missing`: there is no such row. `unlinked`: the row does not
   * follow from the one before. `inserted`: there are more rows than numbers. `tail_missing`: the log ends before the
   * row that was written last, or before the head expected.
   */
  readonly kind: 'altered' | 'missing' | 'unlinked' | 'inserted' | 'tail_missing';
  /** The number of the first row at fault. */
  readonly seq: number;
  readonly detail: string;
}
