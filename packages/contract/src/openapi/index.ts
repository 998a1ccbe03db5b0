export type { JsonSchema, OpenApiDocument } from './document-types.js';
export { type OpenApiOptions, openApiDocument } from './open-api-document.js';
export { type Operation, operations } from './operations.js';
export { routeManifestSource } from './route-manifest.js';
