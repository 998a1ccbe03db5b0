/** A change of the contract, with the judgement that is right. */
export interface Mutant {
  readonly name: string;
  /** In a file of `packages/contract`, by its path in `src`, the first text becomes the second. */
  readonly edits: readonly (readonly [file: string, find: string, replacement: string])[];
}

const mutant = (name: string, ...edits: Mutant['edits']): Mutant => ({ name, edits });

const EVENT_FILTERS = 'EVENT_FILTERS = { ...place, ...kind, ...time, ...changes }';
const QUESTION = 'query: question, locale';

export const BREAKING: readonly Mutant[] = [
  // Answers
  mutant('a member of an answer is removed', ['records/event', 'actors: z.array(ActorSchema),', '']),
  mutant('a member of an answer is renamed', ['records/event', 'summary: z', 'abstract: z']),
  mutant('a member deep in an answer is removed', ['records/claim', 'explanation: z', '_explanation: z']),
  mutant('a member of an answer has another type', [
    'records/event',
    'latitude: GridDegreeSchema.min(-90).max(90)',
    'latitude: z.string()',
  ]),
  mutant('a whole number may have a fraction', [
    'records/event',
    'uncertainty_m: z.int()',
    'uncertainty_m: z.number()',
  ]),
  mutant('a list becomes one', ['records/event', 'actors: z.array(ActorSchema)', 'actors: ActorSchema']),
  mutant('a member of an answer becomes optional', [
    'records/dossier',
    'sections: z.array(SectionSchema)',
    'sections: z.array(SectionSchema).optional()',
  ]),
  mutant('a text of an answer becomes nullable', [
    'records/common',
    'reason: z.string()',
    'reason: z.string().nullable()',
  ]),
  mutant('a list of an answer becomes nullable', [
    'records/dossier',
    'sections: z.array(SectionSchema)',
    'sections: z.array(SectionSchema).nullable()',
  ]),
  mutant('an object of an answer becomes nullable', [
    'records/event',
    'casualties: CasualtiesSchema,',
    'casualties: CasualtiesSchema.nullable(),',
  ]),
  mutant('an open enumeration becomes nullable', [
    'records/evidence',
    'confidence: openEnum(CONFIDENCES)',
    'confidence: openEnum(CONFIDENCES).nullable()',
  ]),
  mutant('items of a list become nullable', [
    'records/event',
    'dossier_ids: z.array(RecordIdSchema)',
    'dossier_ids: z.array(RecordIdSchema.nullable())',
  ]),
  mutant('a value of an open enumeration is removed', [
    'records/common',
    "['published', 'disputed', 'retracted']",
    "['published', 'retracted']",
  ]),
  mutant('a value of an open enumeration is renamed', ['records/event', "'single_source'", "'one_source'"]),
  mutant('what was always true may be false', [
    'records/event',
    'generalized: z.literal(true)',
    'generalized: z.boolean()',
  ]),
  mutant('more items than promised', ['records/evidence', 'EVIDENCE_LIMIT = 20', 'EVIDENCE_LIMIT = 40']),
  mutant('longer identifiers than promised', [
    'wire/primitives',
    '[A-Za-z0-9._-]{0,127}$/',
    '[A-Za-z0-9._-]{0,255}$/',
  ]),
  mutant('times lose their hours', ['wire/primitives', 'z.iso.datetime({ precision: 0 })', 'z.iso.date()']),
  mutant(
    'a problem type is renamed',
    ['wire/problems', "'invalid-cursor': {", "'bad-cursor': {"],
    ['openapi/examples/problems', "'invalid-cursor': {", "'bad-cursor': {"],
  ),
  mutant('a status is removed', ['routes/responses', '422: problem,', '']),
  mutant('success has another status', ['routes/responses', '{ 200: success,', '{ 201: success,']),
  mutant('success may have another status', [
    'routes/responses',
    '{ 200: success,',
    '{ 200: success, 202: success,',
  ]),
  mutant('failures have another content type', [
    'wire/problems',
    "'application/problem+json'",
    "'application/json'",
  ]),
  mutant('a header of an answer is removed', [
    'openapi/responses',
    "'Cache-Control', 'Link',",
    "'Cache-Control',",
  ]),
  mutant('a header of an answer is no longer assured', [
    'openapi/headers',
    "logs: quote it when something went wrong.',\n        required: true,",
    "logs: quote it when something went wrong.',",
  ]),
  mutant('a named schema is renamed', ['records/event', "id: 'Casualties'", "id: 'Deaths'"]),

  // Requests
  mutant('a new member of a request is required', [
    'wire/bodies',
    QUESTION,
    'query: question, purpose: z.string(), locale',
  ]),
  mutant('an optional member of a request becomes required', [
    'wire/bodies',
    'LanguageTagSchema.optional()',
    'LanguageTagSchema',
  ]),
  mutant('a member of a request is removed', ['wire/bodies', QUESTION, 'query: question']),
  mutant('a member of a request is renamed', ['wire/bodies', QUESTION, 'question: question, locale']),
  mutant('texts may be less long', [
    'wire/bodies',
    'TEXT_MAXIMUM_CHARACTERS = 2_000',
    'TEXT_MAXIMUM_CHARACTERS = 1_000',
  ]),
  mutant('texts must be longer', [
    'wire/bodies',
    'TEXT_MINIMUM_CHARACTERS = 3',
    'TEXT_MINIMUM_CHARACTERS = 10',
  ]),
  mutant('a new rule for a text, seen in the document', ['wire/bodies', '.trim()', '.trim().regex(/\\?$/)']),
  mutant('a new rule for a text, hidden in code', [
    'wire/bodies',
    '.trim()',
    '.trim().refine((value) => value !== value.toUpperCase())',
  ]),
  mutant('a shorter window, hidden in code', [
    'wire/parameters',
    'WINDOW_MAXIMUM_HOURS = 876_000',
    'WINDOW_MAXIMUM_HOURS = 8_760',
  ]),
  mutant('a new rule for what stands beside what, hidden in code', [
    'wire/parameters',
    'parameter in paging',
    "parameter === 'cursor'",
  ]),
  mutant('a query parameter is removed', [
    'wire/parameters',
    EVENT_FILTERS,
    'EVENT_FILTERS = { ...place, ...kind, from: time.from, to: time.to, ...changes }',
  ]),
  mutant('a query parameter is renamed', [
    'wire/parameters',
    EVENT_FILTERS,
    'EVENT_FILTERS = { ...place, ...kind, from: time.from, to: time.to, window: time.since, ...changes }',
  ]),
  mutant('a query parameter becomes required', [
    'wire/list-parameters',
    'schema.optional().meta(',
    "(name === 'since' ? schema : schema.optional()).meta(",
  ]),
  mutant('the greatest limit is lowered', ['wire/parameters', 'LIMIT_MAXIMUM = 200', 'LIMIT_MAXIMUM = 100']),
  mutant('the default changes', ['wire/parameters', 'LIMIT_DEFAULT = 50', 'LIMIT_DEFAULT = 20']),
  mutant('a grammar of requests is narrowed', [
    'wire/primitives',
    '/^[a-z0-9]+(-[a-z0-9]+)*$/',
    '/^[a-z]+(-[a-z]+)*$/',
  ]),

  // Operations
  mutant('an operation is removed', [
    'contract',
    'builder.router({ events, dossiers, claims,',
    'builder.router({ events, dossiers,',
  ]),
  mutant('a path is renamed', ['routes/fact-check', '/fact-check`', '/fact-checks`']),
  mutant('a method changes', ['routes/research', "method: 'POST'", "method: 'GET'"]),
  mutant('the version segment changes', ['version', "'/api/v1'", "'/api/v2'"]),
  mutant(
    'an operation id is renamed',
    ['routes/events', "operationId: 'getEvent'", "operationId: 'readEvent'"],
    ['openapi/examples/operation-examples', 'getEvent: {', 'readEvent: {'],
  ),
  mutant('an operation needs another scope', ['routes/claims', "scope: 'read'", "scope: 'research'"]),
];

export const SAFE: readonly Mutant[] = [
  mutant('an answer has a new member', [
    'records/event',
    'actors: z.array(ActorSchema),',
    "actors: z.array(ActorSchema), weather: z.string().nullable().describe('Of that day.'),",
  ]),
  mutant('an answer has a new member that may be absent', [
    'records/claim',
    'event_ids: z.array(RecordIdSchema),',
    "event_ids: z.array(RecordIdSchema), weather: z.string().optional().describe('Of that day.'),",
  ]),
  mutant('an open enumeration has a new value', ['records/event', "'riot',", "'riot', 'cyber_attack',"]),
  mutant('a nullable open enumeration has a new value', [
    'records/dossier',
    "['open', 'monitoring', 'closed']",
    "['open', 'monitoring', 'paused', 'closed']",
  ]),
  mutant('a list of open values has a new one', [
    'terms',
    "['targeting_civilians']",
    "['targeting_civilians', 'profiling']",
  ]),
  mutant(
    'there is a new problem type',
    [
      'wire/problems',
      "'invalid-cursor': {",
      "'cursor-expired': { status: 400, title: 'Late', explanation: 'Start again.' }, 'invalid-cursor': {",
    ],
    [
      'openapi/examples/problems',
      "'invalid-cursor': {",
      "'cursor-expired': { detail: 'Late.' }, 'invalid-cursor': {",
    ],
  ),
  mutant('there is a new optional query parameter', [
    'wire/parameters',
    EVENT_FILTERS,
    'EVENT_FILTERS = { ...place, ...kind, ...time, before: time.since, ...changes }',
  ]),
  mutant('a request has a new optional member', [
    'wire/bodies',
    QUESTION,
    "query: question, depth: z.int().optional().describe('How deep.'), locale",
  ]),
  mutant('texts may be longer', [
    'wire/bodies',
    'TEXT_MAXIMUM_CHARACTERS = 2_000',
    'TEXT_MAXIMUM_CHARACTERS = 4_000',
  ]),
  mutant('the greatest limit is raised', ['wire/parameters', 'LIMIT_MAXIMUM = 200', 'LIMIT_MAXIMUM = 500']),
  mutant('fewer items than promised', ['records/evidence', 'EVIDENCE_LIMIT = 20', 'EVIDENCE_LIMIT = 10']),
  mutant('a text of an answer is never null', [
    'records/event',
    'summary: z.string().nullable()',
    'summary: z.string()',
  ]),
  mutant('there is a new header', [
    'openapi/responses',
    "'Cache-Control', 'Link',",
    "'Cache-Control', 'Link', 'Content-Language',",
  ]),
  mutant('the wording changes', ['records/event', 'As the source names it.', 'The name in the source.']),
];
