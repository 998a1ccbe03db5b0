import * as z from 'zod';
import { contract } from '../contract.js';
import type { RouteMetadata } from '../routes/responses.js';

/** One operation of the contract, read from its route. */
export interface Operation {
  readonly method: 'GET' | 'POST';
  /** As routers write it: `/api/v1/events/:id`. */
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  readonly metadata: RouteMetadata;
  readonly pathParams?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** A schema where the answer is `application/json`. */
  readonly responses: Readonly<Record<number, z.ZodType | TypedResponse>>;
}

export interface TypedResponse {
  readonly contentType: string;
  readonly body: z.ZodType;
}

interface Router {
  readonly [name: string]: Router | Operation;
}

/** The operations in the order in which the contract lists them. */
export const operations: readonly Operation[] = walk(contract);

function walk(router: Router): Operation[] {
  return Object.values(router).flatMap((entry) => (isOperation(entry) ? [entry] : walk(entry)));
}

function isOperation(entry: Router | Operation): entry is Operation {
  return typeof entry.method === 'string' && typeof entry.path === 'string';
}

export const isSchema = (response: z.ZodType | TypedResponse): response is z.ZodType =>
  response instanceof z.ZodType;
