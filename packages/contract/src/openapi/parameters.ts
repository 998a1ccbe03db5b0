import * as z from 'zod';
import type { JsonSchema, Parameter } from './document-types.js';
import type { Operation } from './operations.js';
import type { SchemaCollector } from './schema-collector.js';

/** Makes polling cheap, which clients need because there are no notifications. */
export const IF_NONE_MATCH: Parameter = {
  name: 'If-None-Match',
  in: 'header',
  description: 'The `ETag` of a cached response. If nothing has changed, the response is 304 without a body.',
  required: false,
  schema: { type: 'string' },
  example: 'W/"5f1d7a84c0be"',
};

/** Lets a client safely repeat a request whose response was lost. */
export const IDEMPOTENCY_KEY: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'A unique value for each new request, and the same value when the request is retried. For 24 hours a retry gets the first response, as long as every record behind it is unchanged. A key belongs to one partner, operation and body: with another body or operation it is refused. 1 to 255 visible ASCII characters.',
  required: false,
  schema: { type: 'string', pattern: '^[!-~]{1,255}$' },
  example: '7d0c8f4e-3b5a-4a52-9c11-0f6d2a9b7e31',
};

export const pathParameters = (operation: Operation, collector: SchemaCollector): Parameter[] =>
  parametersOf('path', operation.pathParams, collector);

export const queryParameters = (operation: Operation, collector: SchemaCollector): Parameter[] =>
  parametersOf('query', operation.query, collector);

function parametersOf(
  location: 'path' | 'query',
  shape: z.ZodObject | undefined,
  collector: SchemaCollector,
): Parameter[] {
  if (!shape) return [];
  const { properties = {}, required = [] } = collector.add(shape, 'request');
  return Object.entries(properties).map(([name, property]) => {
    if (typeof property === 'boolean') throw new Error(`Parameter ${name} has no schema`);
    const { description, examples: _, ...schema } = property;
    // Reads both from the zod registry, because `toJSONSchema` omits them for schemas with a transform.
    const { examples, default: omitted } = metadataOf(shape, name);
    const example = Array.isArray(examples) ? examples[0] : undefined;
    if (description === undefined || example === undefined) {
      throw new Error(`Parameter ${name} needs a description and an example`);
    }
    return {
      name,
      in: location,
      description,
      required: location === 'path' || required.includes(name),
      schema: omitted === undefined ? schema : { ...schema, default: omitted as JsonSchema['default'] },
      example,
    };
  });
}

function metadataOf(shape: z.ZodObject, name: string): Record<string, unknown> {
  const schema = shape.shape[name];
  return (schema && z.globalRegistry.get(schema)) ?? {};
}
