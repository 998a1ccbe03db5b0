import type { RequestHandler } from 'express';
import { operationAt } from '../http/contract-operations.js';
import { type SchemaIssue, unknownParameters } from '../problems/validation-problem.js';

/**
 * Refuses what zod does not report: repeated parameters, `__proto__`, and any parameter if the operation takes none.
 * Reports the schema's issues together with them.
 */
export const query: RequestHandler = (request, _response, next) => {
  if (!request.url.includes('?')) return next();
  const { parameters, query: schema } = operationAt(request.route.path);
  const given = request.query;
  const names = Object.keys(given);
  const known = names.filter((name) => parameters.includes(name));
  const twice = known.filter((name) => Array.isArray(given[name]));
  const unknown = names.filter((name) => !parameters.includes(name));
  if (twice.length === 0 && unknown.length === 0) return next();
  const once = known.filter((name) => !twice.includes(name)).map((name) => [name, given[name]]);
  const issues: readonly SchemaIssue[] = schema?.safeParse(Object.fromEntries(once)).error?.issues ?? [];
  throw unknownParameters({ twice, unknown, issues }, given, parameters);
};
