import { expect, test } from 'vitest';
import {
  EventFiltersSchema,
  EventListSchema,
  filtersIn,
  PROBLEM_CONTENT_TYPE,
  ProblemSchema,
} from '../src/index.js';
import { isSchema, operations } from '../src/openapi/operations.js';

test('there are exactly the six operations of the specification', () => {
  expect(operations.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
    'GET /api/v1/claims',
    'GET /api/v1/dossiers',
    'GET /api/v1/events',
    'GET /api/v1/events/:id',
    'POST /api/v1/fact-check',
    'POST /api/v1/research',
  ]);
});

test('operation ids are unique', () => {
  const ids = operations.map(({ metadata }) => metadata.operationId);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each(operations)('$method $path has the right scope', ({ method, metadata }) => {
  const needed = { research: 'research', factCheck: 'fact_check' }[metadata.operationId] ?? 'read';
  expect(metadata.scope).toBe(needed);
  expect(method).toBe(needed === 'read' ? 'GET' : 'POST');
});

test.each(operations)('$method $path returns its own body or a problem', ({ responses }) => {
  for (const [status, response] of Object.entries(responses)) {
    if (status === '200') expect(isSchema(response)).toBe(true);
    else expect(response).toEqual({ contentType: PROBLEM_CONTENT_TYPE, body: ProblemSchema });
  }
});

test('every success requires an attribution', () => {
  const page = {
    data: [],
    page: { limit: 50, next_cursor: null },
    meta: {
      as_of: '2026-03-15T08:30:00Z',
      warnings: [],
      contract_version: '1.0.0',
      filters: filtersIn(EventFiltersSchema, {}),
    },
  };
  const blamed = EventListSchema.safeParse(page).error?.issues.map((issue) => issue.path.join('.'));
  expect(blamed).toEqual(['attribution']);
});
