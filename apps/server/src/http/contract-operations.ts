import type { Scope } from '@partner-api/contract';
import { operations } from '@partner-api/contract/openapi';
import * as z from 'zod';

interface Operation {
  readonly method: 'GET' | 'POST';
  /** As the router writes it: `/api/v1/events/:id`. */
  readonly path: string;
  /** Null where it takes no query. */
  readonly query: z.ZodObject | null;
  /** The query parameters that it takes. */
  readonly parameters: readonly string[];
  /** The members that its body may have. */
  readonly members: readonly string[];
  /** The scope that a key needs. */
  readonly scope: Scope;
}

/** The operations of the contract, as rules outside the router need them. */
export const OPERATIONS: readonly Operation[] = operations.map(({ method, path, query, body, metadata }) => ({
  method,
  path,
  query: query ?? null,
  parameters: Object.keys(query?.shape ?? {}),
  members: body instanceof z.ZodObject ? Object.keys(body.shape) : [],
  scope: metadata.scope,
}));

const operationsByPath = new Map(OPERATIONS.map((operation) => [operation.path, operation]));

/** Throws an Error for a path that is not one of theirs. */
export function operationAt(path: string): Operation {
  const operation = operationsByPath.get(path);
  if (!operation) throw new Error(`${path} is no operation`);
  return operation;
}

export function scopeOf(path: string): Scope {
  return operationAt(path).scope;
}
