import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { PROBLEM_CODES, ProblemSchema, TERMS } from '../src/index.js';
import { attribution } from '../src/openapi/examples/envelope.js';
import { bridgeOpen, bridgePhotographed } from '../src/openapi/examples/evidence.js';
import { OPERATION_EXAMPLES } from '../src/openapi/examples/operation-examples.js';
import { problemExample } from '../src/openapi/examples/problems.js';
import { isSchema, operations } from '../src/openapi/operations.js';

describe.each(operations)('$metadata.operationId', ({ metadata, body, responses }) => {
  const examples = OPERATION_EXAMPLES[metadata.operationId];
  const success = responses[200];

  test('has complete examples of success: parsing drops no member', () => {
    if (!success || !isSchema(success)) throw new Error('200 has no schema');
    const values = Object.values(examples?.success ?? {});
    expect(values).not.toEqual([]);
    for (const { value } of values) expect(success.parse(value)).toEqual(value);
  });

  test('has an example of its body, if it takes one', () => {
    const requests = Object.values(examples?.request ?? {});
    expect(requests.length > 0).toBe(body !== undefined);
    for (const { value } of requests) expect(body?.parse(value)).toEqual(value);
  });

  test('marks its examples as fictional', () => {
    for (const { summary } of Object.values({ ...examples?.success, ...examples?.request })) {
      expect(summary).toMatch(/Everything in it is fictional\.$/);
    }
  });
});

test('every example belongs to an operation', () => {
  expect(Object.keys(OPERATION_EXAMPLES).sort()).toEqual(
    operations.map((o) => o.metadata.operationId).sort(),
  );
});

test.each(PROBLEM_CODES)('the example of %s is a problem', (code) => {
  const example = problemExample(code);
  expect(ProblemSchema.parse(example)).toEqual(example);
});

test.each([bridgeOpen, bridgePhotographed])('the evidence $id has the right hash and offsets', (evidence) => {
  const bytes = Buffer.from(evidence.excerpt.text, 'utf8');
  expect(bytes.subarray(evidence.byte_start, evidence.byte_end).toString('utf8')).toBe(evidence.quote);
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(evidence.excerpt.sha256);
});

test('the attribution names the terms in force', () => {
  expect(attribution.terms_version).toBe(TERMS.version);
});
