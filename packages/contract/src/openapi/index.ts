export type { JsonSchema, OpenApiDocument } from './document-types.js';
export { HEADER_NAMES } from './headers.js';
export { type OpenApiOptions, openApiDocument } from './open-api-document.js';
export { routeManifestSource } from './route-manifest.js';
