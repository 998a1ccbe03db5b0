import * as z from 'zod';
import type { JsonSchema } from './document-types.js';
import { type Direction, tidySchema } from './tidy-schema.js';

export interface SchemaCollector {
  /** Returns the JSON Schema of `schema`; nested schemas with a `meta({ id })` become components and references. */
  readonly add: (schema: z.ZodType, direction: Direction) => JsonSchema;
  /** Returns the components collected so far, sorted by name. */
  readonly schemas: () => Record<string, JsonSchema>;
}

/**
 * Creates a collector of the named schemas of many root schemas.
 * @throws Error when two different schemas have the same name, as when a request and a response share an object.
 */
export function createSchemaCollector(): SchemaCollector {
  const components = new Map<string, JsonSchema>();

  const keep = (name: string, schema: JsonSchema): void => {
    const known = components.get(name);
    if (known && JSON.stringify(known) !== JSON.stringify(schema)) {
      throw new Error(`Two different schemas are named ${name}`);
    }
    components.set(name, schema);
  };

  return {
    add: (schema, direction) => {
      const io = direction === 'request' ? 'input' : 'output';
      const { $schema: _, $defs = {}, ...root }: JsonSchema = z.toJSONSchema(schema, { io });
      for (const [name, definition] of Object.entries($defs)) keep(name, tidySchema(definition, direction));
      return tidySchema(root, direction);
    },
    schemas: () => Object.fromEntries([...components].sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}
