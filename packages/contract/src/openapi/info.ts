import { PROHIBITED_USES, TERMS, TERMS_PATH } from '../terms.js';
import { CONTRACT_VERSION } from '../version.js';
import type { OpenApiDocument } from './document-types.js';

const CONVENTIONS = `Events, dossiers and claims about a conflict, with research and fact-checking over them.

## Terms

${TERMS.clauses.map((clause) => `**${clause.title}.** ${clause.text}`).join('\n\n')}

Terms of ${TERMS.version}, at \`${TERMS_PATH}\`. Every success repeats them in \`attribution\`: \`prohibited_uses\` is \`${JSON.stringify(PROHIBITED_USES)}\`.

## Conventions

- \`null\` means unknown. It never means zero or nothing.
- Times are RFC 3339 in UTC, to the second; windows such as \`since\` are in hours; coordinates are decimal degrees (WGS 84) cut to a grid of 0.1 degree; distances are in metres; casualties are numbers of people.
- Objects in responses may get new members, and open enumerations new values, without a new version.
- Every error is \`application/problem+json\` (RFC 9457). Unknown parameters and members are errors, and never ignored.
- Sensitive records may be published with a delay; \`${TERMS_PATH}\` says how long. Until then no operation shows or references them. \`published_at\` and \`updated_at\` are then the time of release, and \`updated_since\` lists the record. A record that is withheld again appears there as \`retracted\`, and is not found by its id.
- There are no notifications: poll with \`If-None-Match\`, or mirror with \`updated_since\`.`;

export const INFO: OpenApiDocument['info'] = {
  title: 'Partner API',
  version: CONTRACT_VERSION,
  summary: 'Events, dossiers and claims, with research and fact-checking.',
  description: CONVENTIONS,
  termsOfService: TERMS_PATH,
  license: { name: 'Apache 2.0', identifier: 'Apache-2.0' },
};

export const TAGS: OpenApiDocument['tags'] = [
  {
    name: 'Events',
    description: 'Conflict events with their places and times, as precise as is known and safe.',
  },
  { name: 'Dossiers', description: 'Summaries of one topic each by the desk, with the records behind them.' },
  { name: 'Claims', description: 'Public claims with their reviews.' },
  {
    name: 'Research',
    description: 'Questions that are answered from the records, with verifiable evidence.',
  },
  { name: 'Fact-check', description: 'Claims that are compared with reviewed claims and with the records.' },
];

export const SECURITY_SCHEMES: OpenApiDocument['components']['securitySchemes'] = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    description:
      'A key of the partner, `pk_…`, in the header, never in a URL. A key has scopes: `read`, `research`, `fact_check`. Open access, without a key, exists only for trying things out.',
  },
};
