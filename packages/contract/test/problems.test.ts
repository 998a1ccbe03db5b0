import { describe, expect, test } from 'vitest';
import { PROBLEM_CODES, PROBLEMS, ProblemSchema, problemType } from '../src/index.js';
import { operations } from '../src/openapi/operations.js';

const problem = {
  type: '/problems/not-found',
  title: 'There is no such record',
  status: 404,
  detail: 'No event x is published here.',
  instance: '/api/v1/events/x',
  request_id: 'r1',
  errors: [],
};

describe('the table of problems', () => {
  test.each(PROBLEM_CODES)(
    '%s has a type that is a path, a status of failure, a title and an explanation',
    (code) => {
      const { status, title, explanation } = PROBLEMS[code];
      expect(problemType(code)).toMatch(/^\/problems\/[a-z]+(-[a-z]+)*$/);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(600);
      expect(title).toMatch(/^[A-Z].*[^.]$/);
      expect(explanation).toMatch(/\.$/);
    },
  );

  test('has distinct titles', () => {
    const titles = PROBLEM_CODES.map((code) => PROBLEMS[code].title);
    expect(new Set(titles).size).toBe(titles.length);
  });

  test('has exactly the declared statuses', () => {
    const ofProblems = [...new Set(PROBLEM_CODES.map((code) => PROBLEMS[code].status))].sort((a, b) => a - b);
    const ofReads = ofProblems.filter((status) => ![409, 413, 415, 422].includes(status));
    for (const { method, responses } of operations) {
      const expected = method === 'GET' ? ofReads : ofProblems;
      expect(Object.keys(responses).map(Number)).toEqual([200, ...expected]);
    }
  });

  test.each([429, 503])('refers to Retry-After in the explanation of %i', (status) => {
    const codes = PROBLEM_CODES.filter((code) => PROBLEMS[code].status === status);
    expect(codes).not.toEqual([]);
    for (const code of codes) expect(PROBLEMS[code].explanation).toContain('`Retry-After`');
  });
});

describe('a problem', () => {
  test('has every member', () => {
    expect(ProblemSchema.parse(problem)).toEqual(problem);
    for (const member of Object.keys(problem)) {
      expect(ProblemSchema.safeParse({ ...problem, [member]: undefined }).success).toBe(false);
    }
  });

  test('may have an unknown type', () => {
    expect(ProblemSchema.safeParse({ ...problem, type: '/problems/of-tomorrow' }).success).toBe(true);
  });

  test('has an error status', () => {
    expect(ProblemSchema.safeParse({ ...problem, status: 200 }).success).toBe(false);
  });
});
