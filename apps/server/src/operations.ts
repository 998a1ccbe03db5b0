import { contract } from '@partner-api/contract';
import * as z from 'zod';

interface Operation {
  readonly method: 'GET' | 'POST';
  /** As the router writes it: `/api/v1/events/:id`. */
  readonly path: string;
  /** The query parameters that it takes. */
  readonly parameters: readonly string[];
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
}));

const parametersByPath = new Map(OPERATIONS.map(({ path, parameters }) => [path, parameters]));

export function parametersOf(path: string): readonly string[] {
  return parametersByPath.get(path) ?? [];
}
