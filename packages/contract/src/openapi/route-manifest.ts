import { operations } from './operations.js';

/** Source text of the module that holds method and path of each operation, for clients that carry no schemas. */
export function routeManifestSource(): string {
  const entries = operations.map(
    ({ metadata, method, path }) => `  ${metadata.operationId}: { method: '${method}', path: '${path}' },\n`,
  );
  return `// Generated from the contract; \`pnpm run generate\` in this package writes it anew. Do not edit.

/** Method and path of each operation. */
export const routes = {
${entries.join('')}} as const;
`;
}
