import type { Scope } from '@partner-api/contract';
import { operations } from '@partner-api/contract/openapi';
import * as z from 'zod';

interface Operation {
  readonly method: 'GET' | 'POST';
  /** The route template: `/api/v1/events/:id`. */
  readonly path: string;
  /** Null if it takes no query. */
  readonly query: z.ZodObject | null;
  /** Names of its query parameters. */
  readonly parameters: readonly string[];
  /** Names of the members of its body. */
  readonly members: readonly string[];
  /** The scope that a key needs for it. */
  readonly scope: Scope;
}

/** The operations of the contract, for middleware that runs outside ts-rest. */
export const OPERATIONS: readonly Operation[] = operations.map(({ method, path, query, body, metadata }) => ({
  method,
  path,
  query: query ?? null,
  parameters: Object.keys(query?.shape ?? {}),
  members: body instanceof z.ZodObject ? Object.keys(body.shape) : [],
  scope: metadata.scope,
}));

const operationsByPath = new Map(OPERATIONS.map((operation) => [operation.path, operation]));

/** Returns the operation with this route template; throws an Error if there is none. */
export function operationAt(path: string): Operation {
  const operation = operationsByPath.get(path);
  if (!operation) throw new Error(`${path} is no operation`);
  return operation;
}

export function scopeOf(path: string): Scope {
  return operationAt(path).scope;
}
