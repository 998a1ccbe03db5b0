import type { ProblemCode } from '@partner-api/contract';
import type { Response } from 'express';
import type { Caller } from '../admission/access/caller.js';
import type { Admission } from '../admission/access-control.js';
import type { PreparedPage } from '../answers/prepared-pages.js';
import type { Awaitable } from '../time/chain-maybe-async.js';

/**
 * What is known of a request besides what it says, in `response.locals`. All members are there from the beginning: the
 * engine reads an object of one shape faster than one that grows.
 */
export class RequestState {
  readonly requestId: string;
  /** Of `performance.now()`. */
  readonly startedAt: number;
  /** The prepared page that answers it. */
  page: PreparedPage | null = null;
  /** What it asks for, without the query; null where `page` says it, or nothing does: its target is no address. */
  path: string | null = null;
  /** The same as a refusal may repeat it; null until one does. */
  pathRefused: string | null = null;
  /** The decision of access control, where the front has asked before the router. */
  admission: Awaitable<Admission> | null = null;
  caller: Caller | null = null;
  /** The id, never the secret, of the key in force that it came with. */
  key: string | null = null;
  /** Of the trace that it is part of, where traces are sent somewhere. */
  traceId: string | null = null;
  problem: ProblemCode | null = null;
  /** Of the terms, where a text was refused under one. */
  clause: string | null = null;
  /** The rules by which a text was flagged and answered all the same. */
  flags: readonly string[] = [];
  /** The status of the research or the verdict of the fact-check that it is answered with. */
  result: string | null = null;

  constructor(requestId: string, startedAt: number) {
    this.requestId = requestId;
    this.startedAt = startedAt;
  }
}

export function stateOf({ locals }: Pick<Response, 'locals'>): RequestState {
  return locals as RequestState;
}
