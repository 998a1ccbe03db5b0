/** An append-only log in which each row contains the hash of the previous one. */
export interface AuditLog {
  /** Rejects with a RangeError for an invalid `AuditEntry`. */
  append(entry: AuditEntry): Promise<AuditRow>;
  /**
   * Verifies the whole log. `expectHead` is a head saved elsewhere that must still be in the log, which detects a log
   * that was truncated or rewritten.
   */
  verify(options?: { readonly expectHead?: string }): Promise<AuditVerdict>;
  /** The latest row; `seq` 0 and 64 zeros for an empty log. */
  head(): Promise<AuditHead>;
  /**
   * Returns rows newest first; `before` is an exclusive upper bound of `seq`, the other members filter by equality
   * or, for `since`, by time.
   */
  list(page: {
    readonly limit: number;
    readonly before?: number;
    readonly subject?: string;
    readonly action?: AuditAction;
    readonly actor?: string;
    readonly since?: Date;
  }): Promise<readonly AuditRow[]>;
  /**
   * Returns what screening recorded of a partner since a time, ignoring everything before the desk last cleared
   * the partner.
   */
  screened(partner: string, since: Date): Promise<ScreeningHistory>;
  /** Returns how often each rule flagged each actor since a time, most frequent first. */
  countFlags(options: { readonly since: Date; readonly actor?: string }): Promise<readonly FlagCount[]>;
}

export interface ScreeningHistory {
  readonly flags: number;
  /** Refusals without those that followed from the flag limit. */
  readonly refusals: number;
  /** Time of the first of those refusals, RFC 3339 in UTC; null for none. */
  readonly firstRefusalAt: string | null;
  /** Whether the flag limit was ever exceeded since the partner was cleared. */
  readonly isLimited: boolean;
  /** Whether answers to questions were stopped since the given time. */
  readonly isStopped: boolean;
}

export interface FlagCount {
  readonly actor: string;
  readonly rule: string;
  readonly flags: number;
}

/** Actor of commands that the operator runs. */
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
  /** `operator`, the name of a partner, or `open access`. One line, 1 to 500 characters. */
  readonly actor: string;
  readonly action: AuditAction;
  /**
   * Object of the action: the ID of a key, record or decision, the name of a partner, or a coverage. One line, 1 to
   * 500 characters.
   */
  readonly subject: string;
  /**
   * Plain JSON without secrets; the text of a request only as its `keyedHash`, unless the operator configures
   * otherwise.
   */
  readonly detail: object;
}

export interface AuditRow {
  /** 1, 2, 3, … without gaps. */
  readonly seq: number;
  /** RFC 3339 in UTC, to the millisecond. */
  readonly at: string;
  readonly actor: string;
  /** Open, because a later release may have written other actions. */
  readonly action: AuditAction | (string & {});
  readonly subject: string;
  readonly detail: unknown;
  /** Hash of the previous row, SHA-256 in hexadecimal like `hash`. */
  readonly previousHash: string;
  readonly hash: string;
}

export interface AuditHead {
  readonly seq: number;
  readonly hash: string;
}

export interface AuditVerdict {
  /** Number of rows verified. */
  readonly rows: number;
  readonly head: AuditHead;
  /** Null for an intact log. */
  readonly fault: AuditFault | null;
}

export interface AuditFault {
  /**
   * `altered`: the hash does not match the content. `missing`: a row is missing. `unlinked`: the row does not follow
   * the previous one. `inserted`: there are more rows than numbers. `tail_missing`: the log ends before its head or
   * the expected head.
   */
  readonly kind: 'altered' | 'missing' | 'unlinked' | 'inserted' | 'tail_missing';
  /** Number of the first faulty row. */
  readonly seq: number;
  readonly detail: string;
}
