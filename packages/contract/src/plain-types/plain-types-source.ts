import type * as z from 'zod';
import type { JsonSchema } from '../openapi/document-types.js';
import { isSchema, type Operation, operations } from '../openapi/operations.js';
import { createSchemaCollector, type SchemaCollector } from '../openapi/schema-collector.js';
import { EventListQuerySchema, RecordListQuerySchema } from '../wire/parameters.js';
import { PROBLEM_CODES, ProblemSchema, problemType } from '../wire/problems.js';
import { comment } from './comment.js';
import { ENUMERATIONS } from './enumerations.js';
import { createTypeWriter, type TypeWriter } from './type-writer.js';

/** TypeScript names of components whose name is taken: `Event` is a DOM type. */
const TYPE_NAMES: Readonly<Record<string, string>> = { Event: 'ConflictEvent' };

/** Query types by name. OpenAPI describes parameters individually, so queries are not components. */
const QUERIES: Readonly<Record<string, z.ZodObject>> = {
  EventListQuery: EventListQuerySchema,
  RecordListQuery: RecordListQuerySchema,
};

/**
 * Returns the source of a module with plain TypeScript types of all requests and responses, so that the client does not
 * depend on a schema library.
 * @throws Error when a schema has a keyword or type without a rule.
 */
export function plainTypesSource(): string {
  const collector = createSchemaCollector();
  const queries = Object.entries(QUERIES).map(
    ([name, schema]) => [name, collector.add(schema, 'request')] as const,
  );
  const parts = operations.map((operation) => partsOf(operation, collector));
  collector.add(ProblemSchema, 'response');

  const enumerations = {
    ...ENUMERATIONS,
    ProblemCode: PROBLEM_CODES,
    ProblemType: PROBLEM_CODES.map(problemType),
  };
  const writer = createTypeWriter(TYPE_NAMES, enumerations);
  return `${[
    '// Generated from the contract by `pnpm run generate` in this package. Do not edit.',
    '/** Any other string: an open enumeration lists its known values and accepts others. */\nexport type AnyOtherString = string & Record<never, never>;',
    ...Object.entries(enumerations).map(([name, values]) => `export type ${name} =${writer.union(values)};`),
    ...Object.entries(collector.schemas()).map(([name, schema]) => writer.declaration(name, schema)),
    ...queries.map(([name, schema]) => writer.declaration(name, schema)),
    ...queries.map(([name, schema]) =>
      writer.declaration(name.replace('Query', 'Options'), inCamelCase(schema)),
    ),
    `/** The requests and responses of each operation, by status. */\nexport interface Operations {\n${parts.map((part) => entry(part, writer)).join('\n')}\n}`,
  ].join('\n\n')}\n`;
}

/** Renames the members to camelCase, as in the options of the client. */
function inCamelCase(schema: JsonSchema): JsonSchema {
  const members = Object.entries(schema.properties ?? {});
  return {
    ...schema,
    properties: Object.fromEntries(members.map(([name, member]) => [camelCase(name), member])),
  };
}

const camelCase = (name: string): string =>
  name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

interface OperationParts {
  readonly operation: Operation;
  readonly path: JsonSchema | undefined;
  readonly query: JsonSchema | string | undefined;
  readonly body: JsonSchema | undefined;
  readonly responses: readonly (readonly [status: string, schema: JsonSchema])[];
}

function partsOf(operation: Operation, collector: SchemaCollector): OperationParts {
  const { pathParams, query, body, responses } = operation;
  const named = Object.entries(QUERIES).find(([, schema]) => schema === query)?.[0];
  return {
    operation,
    path: pathParams && collector.add(pathParams, 'request'),
    query: named ?? (query && collector.add(query, 'request')),
    body: body && collector.add(body, 'request'),
    responses: Object.entries(responses).map(([status, response]) => [
      status,
      collector.add(isSchema(response) ? response : response.body, 'response'),
    ]),
  };
}

function entry({ operation, path, query, body, responses }: OperationParts, writer: TypeWriter): string {
  const type = (schema: JsonSchema | string) =>
    typeof schema === 'string' ? schema : writer.type(schema, '    ');
  const members = [
    `method: '${operation.method}';`,
    `path: '${operation.path}';`,
    path && `pathParameters: ${type(path)};`,
    query && `query: ${type(query)};`,
    body && `body: ${type(body)};`,
    `responses: {\n${responses.map(([status, schema]) => `      ${status}: ${type(schema)};\n`).join('')}    };`,
  ].filter((member) => member !== undefined);
  return `${comment(`${operation.summary}. ${operation.description}`, '  ')}  ${operation.metadata.operationId}: {\n${members.map((member) => `    ${member}\n`).join('')}  };`;
}
