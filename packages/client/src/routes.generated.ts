// Generated from the contract; `pnpm run generate` in this package writes it anew. Do not edit.

/** Method and path of each operation. */
export const routes = {
  listEvents: { method: 'GET', path: '/api/v1/events' },
  getEvent: { method: 'GET', path: '/api/v1/events/:id' },
  listDossiers: { method: 'GET', path: '/api/v1/dossiers' },
  listClaims: { method: 'GET', path: '/api/v1/claims' },
  research: { method: 'POST', path: '/api/v1/research' },
  factCheck: { method: 'POST', path: '/api/v1/fact-check' },
} as const;
