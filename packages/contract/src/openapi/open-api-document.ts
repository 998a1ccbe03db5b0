import { ProblemSchema } from '../wire/problems.js';
import type { OpenApiDocument, OpenApiOperation, Parameter, Reference } from './document-types.js';
import { OPERATION_EXAMPLES } from './examples/operation-examples.js';
import { HEADERS } from './headers.js';
import { INFO, SECURITY_SCHEMES, TAGS } from './info.js';
import { isSchema, type Operation, operations } from './operations.js';
import { IDEMPOTENCY_KEY, IF_NONE_MATCH, pathParameters, queryParameters } from './parameters.js';
import { NOT_MODIFIED, problemReference, problemResponseComponents, success } from './responses.js';
import { createSchemaCollector, type SchemaCollector } from './schema-collector.js';

export interface OpenApiOptions {
  /** Origin of the operations; when omitted, the origin that serves the document. */
  readonly serverUrl?: string;
}

/**
 * Returns the OpenAPI 3.1 document of the contract, generated from its routes.
 * @throws Error when a parameter has no example or two different schemas have the same name.
 */
export function openApiDocument(options: OpenApiOptions = {}): OpenApiDocument {
  const collector = createSchemaCollector();
  const parameters = new Map<string, Parameter>();
  const paths: OpenApiDocument['paths'] = {};

  for (const operation of operations) {
    const path = operation.path.replace(/:([a-z_]+)/g, '{$1}');
    const method = operation.method === 'GET' ? 'get' : 'post';
    paths[path] = { ...paths[path], [method]: describe(operation, collector, parameters) };
  }
  const problem = collector.add(ProblemSchema, 'response');

  return {
    openapi: '3.1.0',
    info: INFO,
    servers: [{ url: options.serverUrl ?? '/', description: 'The server of this document.' }],
    tags: TAGS,
    paths,
    components: {
      securitySchemes: SECURITY_SCHEMES,
      parameters: Object.fromEntries(parameters),
      headers: HEADERS,
      responses: problemResponseComponents(problem),
      schemas: collector.schemas(),
    },
  };
}

function describe(
  operation: Operation,
  collector: SchemaCollector,
  shared: Map<string, Parameter>,
): OpenApiOperation {
  const { operationId, tag, scope } = operation.metadata;
  const examples = OPERATION_EXAMPLES[operationId];
  if (!examples) throw new Error(`Operation ${operationId} has no examples`);

  const refer = (parameter: Parameter): Reference => {
    const known = shared.get(parameter.name);
    if (known && JSON.stringify(known) !== JSON.stringify(parameter)) {
      throw new Error(`Two different parameters are named ${parameter.name}`);
    }
    shared.set(parameter.name, parameter);
    return { $ref: `#/components/parameters/${parameter.name}` };
  };
  const parameters = [
    ...pathParameters(operation, collector),
    ...queryParameters(operation, collector).map(refer),
    refer(operation.method === 'GET' ? IF_NONE_MATCH : IDEMPOTENCY_KEY),
  ];

  const responses: OpenApiOperation['responses'] = {};
  for (const [status, response] of Object.entries(operation.responses)) {
    responses[status] = isSchema(response)
      ? success(operation, collector.add(response, 'response'), examples.success)
      : problemReference(Number(status));
  }
  if (operation.method === 'GET') responses[304] = NOT_MODIFIED;

  return {
    operationId,
    tags: [tag],
    summary: operation.summary,
    description: `${operation.description} Scope of the key: \`${scope}\`.`,
    // The empty requirement means open access.
    security: [{ bearer: [scope] }, {}],
    ...(parameters.length > 0 && { parameters }),
    ...(operation.body && {
      requestBody: {
        required: true,
        description: 'At most 16 KiB, in UTF-8.',
        content: {
          'application/json': {
            schema: collector.add(operation.body, 'request'),
            ...(examples.request && { examples: examples.request }),
          },
        },
      },
    }),
    responses,
  };
}
