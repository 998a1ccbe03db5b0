export { examplesSource } from '../plain-types/examples-source.js';
export { plainTypesSource } from '../plain-types/plain-types-source.js';
export type { JsonSchema, OpenApiDocument } from './document-types.js';
export { HEADER_NAMES } from './headers.js';
export { type OpenApiOptions, openApiDocument } from './open-api-document.js';
export { type Operation, operations } from './operations.js';
export { routeManifestSource } from './route-manifest.js';
