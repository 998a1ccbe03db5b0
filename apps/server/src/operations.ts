import { contract, type Scope } from '@partner-api/contract';
import * as z from 'zod';

interface Operation {
  readonly method: 'GET' | 'POST';
  /** As the router writes it: `/api/v1/events/:id`. */
  readonly path: string;
  /** The query parameters that it takes. */
  readonly parameters: readonly string[];
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
].map((route) => ({
  method: route.method,
  path: route.path,
  parameters: 'query' in route && route.query instanceof z.ZodObject ? Object.keys(route.query.shape) : [],
  scope: route.metadata.scope,
}));

const operationsByPath = new Map(OPERATIONS.map((operation) => [operation.path, operation]));

export function parametersOf(path: string): readonly string[] {
  return operationsByPath.get(path)?.parameters ?? [];
}

export function scopeOf(path: string): Scope {
  const operation = operationsByPath.get(path);
  if (!operation) throw new Error(`${path} is no operation`);
  return operation.scope;
}
