import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PROBLEM_CODES } from '../src/index.js';
import { openApiDocument } from '../src/openapi/index.js';

const document = openApiDocument();
const { components, paths } = document;
const text = JSON.stringify(document);

const operations = Object.values(paths).flatMap((item) => Object.values(item));

test('docs/openapi.json matches the contract: `pnpm run openapi` in this package writes it', () => {
  const committed = readFileSync(new URL('../../../docs/openapi.json', import.meta.url), 'utf8');
  expect(committed).toBe(`${JSON.stringify(document, null, 2)}\n`);
});

test('it has exactly the six operations', () => {
  expect(Object.entries(paths).map(([path, item]) => [path, Object.keys(item)])).toEqual([
    ['/api/v1/events', ['get']],
    ['/api/v1/events/{id}', ['get']],
    ['/api/v1/dossiers', ['get']],
    ['/api/v1/claims', ['get']],
    ['/api/v1/research', ['post']],
    ['/api/v1/fact-check', ['post']],
  ]);
});

test('the server URL can be set', () => {
  expect(openApiDocument({ serverUrl: 'https://api.example.org' }).servers[0]?.url).toBe(
    'https://api.example.org',
  );
});

test('every reference resolves', () => {
  const references = [...text.matchAll(/"\$ref":"#\/components\/([^/"]+)\/([^"]+)"/g)];
  expect(references.length).toBeGreaterThan(100);
  for (const [, section, name] of references) {
    expect(Object.keys(components[section as keyof typeof components])).toContain(name);
  }
  expect(text.match(/"\$ref"/g)).toHaveLength(references.length);
});

describe('parameters', () => {
  test('limit is an integer from 1 to 200, 50 when omitted', () => {
    expect(components.parameters.limit?.schema).toEqual({
      type: 'integer',
      minimum: 1,
      maximum: 200,
      default: 50,
    });
  });

  test('since is a string with the pattern that the server checks', () => {
    expect(components.parameters.since?.schema).toEqual({ type: 'string', pattern: '^[1-9][0-9]{0,5}h$' });
  });

  test('only path parameters are required', () => {
    for (const parameter of Object.values(components.parameters)) expect(parameter.required).toBe(false);
    expect(paths['/api/v1/events/{id}']?.get?.parameters?.[0]).toMatchObject({ name: 'id', required: true });
  });

  test('every GET takes If-None-Match', () => {
    for (const operation of operations) {
      const reads = operation.requestBody === undefined;
      const references = JSON.stringify(operation.parameters ?? []);
      expect(references.includes('If-None-Match')).toBe(reads);
      expect('304' in operation.responses).toBe(reads);
    }
  });
});

describe('schemas', () => {
  const closed = Object.entries(components.schemas).filter(
    ([, schema]) => schema.additionalProperties === false,
  );

  test('request schemas are closed, response schemas are open', () => {
    expect(closed.map(([name]) => name)).toEqual(['FactCheckRequest', 'ResearchRequest']);
    expect(text.match(/"additionalProperties"/g)).toHaveLength(2);
  });

  test('enumerations in responses are open and described so', () => {
    expect(components.schemas.Event?.properties?.type).toEqual({
      anyOf: [
        { type: 'string', enum: expect.arrayContaining(['battle']) },
        { type: 'string' },
        { type: 'null' },
      ],
      description: expect.stringMatching(/ Values may be added\.$/),
    });
  });

  test('every schema and every member has a description', () => {
    expect(undescribed()).toEqual([]);
  });
});

test('every problem has an example under its status', () => {
  const codes = Object.values(components.responses).flatMap((response) =>
    Object.keys(response.content?.['application/problem+json']?.examples ?? {}),
  );
  expect(codes.sort()).toEqual([...PROBLEM_CODES].sort());
});

test('descriptions of texts say that lengths apply after trimming', () => {
  for (const [name, member] of [
    ['ResearchRequest', 'query'],
    ['FactCheckRequest', 'claim'],
  ] as const) {
    expect(components.schemas[name]?.properties?.[member]).toMatchObject({
      minLength: 3,
      maxLength: 2_000,
      description: expect.stringContaining('removed before the length is checked'),
    });
  }
});

test('a 304 has the links and quotas of the 200', () => {
  for (const operation of operations.filter(({ requestBody }) => requestBody === undefined)) {
    const unchanged = operation.responses[304];
    expect(unchanged && 'headers' in unchanged ? Object.keys(unchanged.headers ?? {}) : []).toEqual(
      expect.arrayContaining(['ETag', 'Link', 'RateLimit', 'RateLimit-Policy']),
    );
  }
});

test.each([
  ['Problem400', 'RateLimit'],
  ['Problem403', 'RateLimit-Policy'],
  ['Problem403', 'Idempotent-Replayed'],
  ['Problem404', 'Cache-Control'],
  ['Problem405', 'Allow'],
  ['Problem429', 'Retry-After'],
  ['Problem503', 'Retry-After'],
  ['Problem401', 'WWW-Authenticate'],
])('%s comes with %s', (name, header) => {
  expect(Object.keys(components.responses[name]?.headers ?? {})).toContain(header);
});

function undescribed(): string[] {
  const isDescribed = (schema: unknown): boolean => {
    if (typeof schema !== 'object' || schema === null) return false;
    if ('description' in schema && schema.description !== 'Values may be added.') return true;
    if ('$ref' in schema) return isDescribed(components.schemas[String(schema.$ref).split('/').at(-1) ?? '']);
    if ('anyOf' in schema && Array.isArray(schema.anyOf)) return schema.anyOf.some(isDescribed);
    return 'items' in schema && isDescribed(schema.items);
  };
  const members = (name: string, schema: unknown): string[] => {
    if (typeof schema !== 'object' || schema === null || !('properties' in schema)) return [];
    return Object.entries(schema.properties ?? {}).flatMap(([member, value]) => [
      ...(isDescribed(value) ? [] : [`${name}.${member}`]),
      ...members(`${name}.${member}`, value),
    ]);
  };
  return Object.entries(components.schemas).flatMap(([name, schema]) => [
    ...(isDescribed(schema) ? [] : [name]),
    ...members(name, schema),
  ]);
}
