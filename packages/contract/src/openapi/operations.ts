import * as z from 'zod';
import { contract } from '../contract.js';
import type { RouteMetadata } from '../routes/responses.js';

/** One route of the contract. */
export interface Operation {
  readonly method: 'GET' | 'POST';
  /** Path with parameters in colon notation, such as `/api/v1/events/:id`. */
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  readonly metadata: RouteMetadata;
  readonly pathParams?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** By status: a schema for `application/json`, otherwise a schema with its content type. */
  readonly responses: Readonly<Record<number, z.ZodType | TypedResponse>>;
}

export interface TypedResponse {
  readonly contentType: string;
  readonly body: z.ZodType;
}

interface Router {
  readonly [name: string]: Router | Operation;
}

/** All operations in the order of the contract. */
export const operations: readonly Operation[] = walk(contract);

function walk(router: Router): Operation[] {
  return Object.values(router).flatMap((entry) => (isOperation(entry) ? [entry] : walk(entry)));
}

function isOperation(entry: Router | Operation): entry is Operation {
  return typeof entry.method === 'string' && typeof entry.path === 'string';
}

export const isSchema = (response: z.ZodType | TypedResponse): response is z.ZodType =>
  response instanceof z.ZodType;
