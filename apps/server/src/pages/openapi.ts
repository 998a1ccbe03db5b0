import { openApiDocument } from '@partner-api/contract/openapi';
import { createDocument, JSON_TEXT, sendDocument } from './document.js';
import type { Page } from './page.js';

export const OPENAPI_PATH = '/openapi.json';

export const openapi = (): Page => {
  const document = createDocument(JSON_TEXT, JSON.stringify(openApiDocument(), null, 2));
  return {
    path: OPENAPI_PATH,
    handler: (request, response) => sendDocument(request, response, document),
  };
};
