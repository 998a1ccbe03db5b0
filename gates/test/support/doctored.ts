import type { Document } from './document.js';

/** Ways in which a document could say something else than what is sent, and how that shows. */
export const DOCTORED: readonly (readonly [string, (document: Document) => void, RegExp])[] = [
  [
    'an answer without a member',
    ({ components }) => Object.assign(components.schemas.Event ?? {}, { required: ['weather'] }),
    /missing required field "data(\[0\])?\.weather"/,
  ],
  [
    'a request with a member',
    ({ components }) => Object.assign(components.schemas.ResearchRequest ?? {}, { properties: {} }),
    /undocumented field "query"/,
  ],
  [
    'a parameter',
    ({ paths }) => Object.assign(paths['/api/v1/events']?.get ?? {}, { parameters: [] }),
    /Undocumented query parameter in traffic: "limit"/,
  ],
  [
    'a status',
    ({ paths }) => Reflect.deleteProperty(paths['/api/v1/events/{id}']?.get?.responses ?? {}, '404'),
    /404: the status is not described/,
  ],
  [
    'a content type',
    ({ components }) =>
      Object.assign(components.responses.Problem401 ?? {}, { content: { 'text/plain': {} } }),
    /401: application\/problem\+json is not described/,
  ],
  [
    'a header',
    ({ components }) => Object.assign(components.headers.RateLimit ?? {}, { required: true }),
    /without RateLimit/,
  ],
];
