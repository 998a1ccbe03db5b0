import type { RequestHandler } from 'express';
import { parametersOf } from '../operations.js';
import { problem } from '../problem.js';
import { unknownParameters } from '../validation-problem.js';

/**
 * Refuses what the schema of an operation would not see: parameters given twice, `__proto__`, and any parameter at all
 * where the operation has none.
 */
export const query: RequestHandler = (request, _response, next) => {
  if (!request.url.includes('?')) return next();
  const parsed = request.query;
  const names = Object.keys(parsed);
  const known = parametersOf(request.route.path);
  const twice = names.filter((name) => Array.isArray(parsed[name]) && known.includes(name));
  if (twice.length > 0) {
    throw problem('unknown-parameter', {
      detail: `${twice.join(', ')} is given twice.`,
      errors: twice.map((parameter) => ({ parameter, detail: 'is given twice' })),
    });
  }
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw unknownParameters(unknown, known);
  next();
};
