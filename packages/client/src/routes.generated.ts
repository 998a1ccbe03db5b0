// Generated from the contract by `pnpm run generate` in this package. Do not edit.

/** Method and path of each operation, and the names of its query parameters. */
export const routes = {
  listEvents: { method: 'GET', path: '/api/v1/events', query: 'province country type from to since updated_since limit cursor' },
  getEvent: { method: 'GET', path: '/api/v1/events/:id' },
  listDossiers: { method: 'GET', path: '/api/v1/dossiers', query: 'province country updated_since limit cursor' },
  listClaims: { method: 'GET', path: '/api/v1/claims', query: 'province country updated_since limit cursor' },
  research: { method: 'POST', path: '/api/v1/research' },
  factCheck: { method: 'POST', path: '/api/v1/fact-check' },
} as const;

/** The rules of query parameters, for mocks of the service; `maximum` applies to the number at the start of the text. */
export const parameters: Readonly<
  Record<string, { pattern?: string; values?: readonly string[]; maximum?: number; rule: string }>
> = {
  "province": {
    "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$",
    "rule": "must be a province slug: lower-case ASCII letters and digits, words joined by hyphens"
  },
  "country": {
    "pattern": "^[A-Z]{2}$",
    "rule": "must be a country code: two upper-case ASCII letters (ISO 3166-1 alpha-2)"
  },
  "type": {
    "values": [
      "battle",
      "explosion_remote_violence",
      "violence_against_civilians",
      "protest",
      "riot",
      "strategic_development"
    ],
    "rule": "must be one of battle, explosion_remote_violence, violence_against_civilians, protest, riot, strategic_development"
  },
  "from": {
    "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))$",
    "rule": "must be a calendar date, YYYY-MM-DD (RFC 3339 full-date), from the year 0001"
  },
  "to": {
    "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))$",
    "rule": "must be a calendar date, YYYY-MM-DD (RFC 3339 full-date), from the year 0001"
  },
  "since": {
    "pattern": "^[1-9][0-9]{0,5}h$",
    "maximum": 876000,
    "rule": "must be a whole number of hours followed by the letter h, from 1h to 876000h"
  },
  "updated_since": {
    "pattern": "^[1-9][0-9]{0,5}h$",
    "maximum": 876000,
    "rule": "must be a whole number of hours followed by the letter h, from 1h to 876000h"
  },
  "limit": {
    "pattern": "^[1-9][0-9]{0,2}$",
    "maximum": 200,
    "rule": "must be a whole number from 1 to 200, in plain digits"
  },
  "cursor": {
    "rule": "must be a cursor that a list of this kind returned"
  }
};
