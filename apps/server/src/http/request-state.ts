import type { ProblemCode } from '@partner-api/contract';
import type { Response } from 'express';
import type { Caller } from '../admission/access/caller.js';
import type { Admission } from '../admission/access-control.js';
import type { PreparedPage } from '../answers/prepared-pages.js';
import type { Awaitable } from '../time/chain-maybe-async.js';

/**
 * State of a request, kept in `response.locals`. All members are set from the beginning, because the engine reads
 * objects of one shape faster.
 */
export class RequestState {
  readonly requestId: string;
  /** From `performance.now()`. */
  readonly startedAt: number;
  /** The prepared page that answers it. */
  page: PreparedPage | null = null;
  /** The path without the query; null if `page` is set or the target is not a valid URL. */
  path: string | null = null;
  /** The redacted path; null until a refusal needs it. */
  pathRefused: string | null = null;
  /** The decision of access control, where the front has asked before the router. */
  admission: Awaitable<Admission> | null = null;
  caller: Caller | null = null;
  /** The id of the active key, never its secret. */
  key: string | null = null;
  /** Trace id, if traces are exported. */
  traceId: string | null = null;
  problem: ProblemCode | null = null;
  /** The clause of the terms under which the text was refused. */
  clause: string | null = null;
  /** The screening rules that flagged the text. */
  flags: readonly string[] = [];
  /** The status of the research result or the verdict of the fact-check. */
  result: string | null = null;

  constructor(requestId: string, startedAt: number) {
    this.requestId = requestId;
    this.startedAt = startedAt;
  }
}

export function stateOf({ locals }: Pick<Response, 'locals'>): RequestState {
  return locals as RequestState;
}
