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
- Every failure is one \`application/problem+json\` (RFC 9457). A parameter or member that is not known is an error, never ignored.
- Sensitive records may be held back for a time; \`${TERMS_PATH}\` says how long. Until then no operation shows or names them. When one is released, \`published_at\` and \`updated_at\` are that moment, and \`updated_since\` brings it; one that has to be taken back is there as \`retracted\`, and not found by its id.
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
  { name: 'Events', description: 'What happened, where and when, as far as is known and safe to say.' },
  { name: 'Dossiers', description: 'What the desk knows about one matter, with the records it rests on.' },
  { name: 'Claims', description: 'What was said, and what reviews of it found.' },
  {
    name: 'Research',
    description: 'Questions answered from the records, with evidence that can be checked.',
  },
  { name: 'Fact-check', description: 'Claims compared with reviewed claims and with the records.' },
];

export const SECURITY_SCHEMES: OpenApiDocument['components']['securitySchemes'] = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    description:
      'A key of the partner, `pk_…`, in the header, never in a URL. A key has scopes: `read`, `research`, `fact_check`. Open access, without a key, exists only for trying things out.',
  },
};
