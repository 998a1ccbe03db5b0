// Generated from the contract; `pnpm run generate` in this package writes it anew. Do not edit.

/** Method and path of each operation, and the names of its query parameters. */
export const routes = {
  listEvents: { method: 'GET', path: '/api/v1/events', query: 'province country from to since updated_since limit cursor' },
  getEvent: { method: 'GET', path: '/api/v1/events/:id' },
  listDossiers: { method: 'GET', path: '/api/v1/dossiers', query: 'province country updated_since limit cursor' },
  listClaims: { method: 'GET', path: '/api/v1/claims', query: 'province country updated_since limit cursor' },
  research: { method: 'POST', path: '/api/v1/research' },
  factCheck: { method: 'POST', path: '/api/v1/fact-check' },
} as const;
