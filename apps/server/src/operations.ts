import { contract, type Scope } from '@partner-api/contract';
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

/** The six operations, as rules outside the router need them. */
export const OPERATIONS: readonly Operation[] = [
  contract.events.list,
  contract.events.get,
  contract.dossiers.list,
  contract.claims.list,
  contract.research,
  contract.factCheck,
].map((route) => {
  const query = 'query' in route && route.query instanceof z.ZodObject ? route.query : null;
  return {
    method: route.method,
    path: route.path,
    query,
    parameters: query ? Object.keys(query.shape) : [],
    members: 'body' in route && route.body instanceof z.ZodObject ? Object.keys(route.body.shape) : [],
    scope: route.metadata.scope,
  };
});

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
