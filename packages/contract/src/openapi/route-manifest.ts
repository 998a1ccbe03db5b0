import * as z from 'zod';
import { EventListQuerySchema, WINDOW_MAXIMUM_HOURS, WINDOW_PATTERN } from '../wire/parameters.js';
import { operations } from './operations.js';

/** Returns the source of a module with the method and path of each operation, for clients without schemas. */
export function routeManifestSource(): string {
  const entries = operations.map(
    ({ metadata, method, path, query }) =>
      `  ${metadata.operationId}: { method: '${method}', path: '${path}'${query ? `, query: '${Object.keys(query.shape).join(' ')}'` : ''} },\n`,
  );
  return `// Generated from the contract by \`pnpm run generate\` in this package. Do not edit.

/** Method and path of each operation, and the names of its query parameters. */
export const routes = {
${entries.join('')}} as const;

/** The rules of query parameters, for mocks of the service; \`maximum\` applies to the number at the start of the text. */
export const parameters: Readonly<
  Record<string, { pattern?: string; values?: readonly string[]; maximum?: number; rule: string }>
> = ${JSON.stringify(parameterRules(), null, 2)};
`;
}

/** Returns the parameter rules from the schemas; `rule` is the error message of the schema. */
function parameterRules(): Record<string, object> {
  const { properties = {} } = z.toJSONSchema(EventListQuerySchema, { io: 'input' });
  const rules = Object.entries(properties).map(([name, property]) => {
    const {
      pattern,
      enum: values,
      ...limits
    } = property as { pattern?: string; enum?: string[]; maximum?: number };
    const maximum = pattern === WINDOW_PATTERN.source ? WINDOW_MAXIMUM_HOURS : limits.maximum;
    const { error } = z.object(EventListQuerySchema.shape).safeParse({ [name]: '' });
    return [name, { pattern, values, maximum, rule: error?.issues[0]?.message }];
  });
  return Object.fromEntries(rules);
}
