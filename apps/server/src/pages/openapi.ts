import { openApiDocument } from '@partner-api/contract/openapi';
import { JSON_TEXT, lazyDocument, sendDocument } from './document.js';
import type { Page } from './page.js';

export const OPENAPI_PATH = '/openapi.json';

export const openapi = (): Page => {
  const document = lazyDocument(JSON_TEXT, () => JSON.stringify(openApiDocument(), null, 2));
  return {
    path: OPENAPI_PATH,
    handler: (request, response) => sendDocument(request, response, document()),
  };
};
