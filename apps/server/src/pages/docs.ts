import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { createDocument, HTML, JSON_TEXT, lazyDocument, sendDocument } from './document.js';
import { html } from './html.js';
import { layout } from './layout.js';
import { OPENAPI_PATH } from './openapi.js';
import type { Page } from './page.js';
import { referenceDocument } from './reference-document.js';
import { REFERENCE_STYLE_PATH } from './style.js';

const SWAGGER_FILES = ['swagger-ui.css', 'swagger-ui-bundle.js'] as const;

const DOCUMENT_PATH = '/docs/reference.json';

const START = `window.addEventListener('load', () => {
  SwaggerUIBundle({
    url: '${DOCUMENT_PATH}',
    dom_id: '#reference',
    deepLinking: true,
    displayRequestDuration: true,
    tryItOutEnabled: true,
    docExpansion: 'list',
    defaultModelsExpandDepth: 0,
    defaultModelRendering: 'model',
    // Would send the document to a service elsewhere.
    validatorUrl: null,
  });
});
`;

/** The API reference in Swagger UI, served from local files so that it works offline. */
export const docs = (): Page[] => {
  const page = createDocument(HTML, docsPage());
  const document = lazyDocument(JSON_TEXT, () => JSON.stringify(referenceDocument()));
  const start = createDocument('text/javascript; charset=utf-8', START);
  const root = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  return [
    { path: DOCUMENT_PATH, handler: (request, response) => sendDocument(request, response, document()) },
    { path: '/docs', handler: (request, response) => sendDocument(request, response, page) },
    { path: '/docs/start.js', handler: (request, response) => sendDocument(request, response, start) },
    ...SWAGGER_FILES.map(
      (file): Page => ({
        path: `/docs/${file}`,
        handler: (_request, response, next) =>
          response.sendFile(file, { root }, (error) => {
            // A client that closed the connection is no error.
            if (error && !response.headersSent) next(error);
          }),
      }),
    ),
  ];
};

function docsPage(): string {
  return layout({
    title: 'Reference',
    current: '/docs',
    wide: true,
    head: html`<link rel="stylesheet" href="/docs/swagger-ui.css">
<link rel="stylesheet" href="${REFERENCE_STYLE_PATH}">
<script src="/docs/swagger-ui-bundle.js" defer></script>
<script src="/docs/start.js" defer></script>`,
    body: html`<div id="reference"></div>
<noscript><p>The reference needs JavaScript. <a href="${OPENAPI_PATH}">The OpenAPI document</a> says the same.</p></noscript>`,
  });
}
