export { type Contract, contract } from './contract.js';
export {
  type Claim,
  ClaimSchema,
  REVIEW_VERDICTS,
  type Review,
  ReviewSchema,
  type ReviewVerdict,
} from './records/claim.js';
export {
  type Correction,
  CorrectionSchema,
  type ExternalId,
  ExternalIdSchema,
  type Province,
  ProvinceSchema,
  RECORD_KINDS,
  RECORD_STATUSES,
  type RecordKind,
  type RecordReference,
  RecordReferenceSchema,
  type RecordStatus,
  type Source,
  SourceSchema,
} from './records/common.js';
export {
  type Computation,
  type Count,
  EVENT_KINDS,
  type EventKind,
  type Extent,
  MEASURES,
  type Measure,
  NAMED_EVENTS_LIMIT,
} from './records/computation.js';
export {
  DOSSIER_STATES,
  type Dossier,
  DossierSchema,
  type DossierState,
  type Period,
  type Section,
  SectionSchema,
} from './records/dossier.js';
export {
  type Actor,
  ActorSchema,
  type Casualties,
  type ConflictEvent,
  ConflictEventSchema,
  type Estimate,
  EVENT_TYPES,
  type EventType,
  LOCATION_GRID_DEGREES,
  LOCATION_PRECISIONS,
  type Location,
  type LocationPrecision,
  type Occurrence,
  TIME_PRECISIONS,
  type TimePrecision,
  VERIFICATION_LEVELS,
  type Verification,
  type VerificationLevel,
} from './records/event.js';
export {
  CONFIDENCES,
  type Confidence,
  type Coverage,
  EVIDENCE_LIMIT,
  type Evidence,
  EvidenceSchema,
  type Method,
  type ResolvedLocale,
  STANCES,
  type Stance,
  type UsedRecord,
} from './records/evidence.js';
export {
  type FactCheckResult,
  FactCheckResultSchema,
  type MatchedClaim,
  VERDICTS,
  type Verdict,
} from './records/fact-check-result.js';
export {
  type Answer,
  RESEARCH_STATUSES,
  type ResearchResult,
  ResearchResultSchema,
  type ResearchStatus,
  STATEMENT_KINDS,
  type Statement,
  type StatementKind,
} from './records/research-result.js';
export { type ClaimList, ClaimListSchema } from './routes/claims.js';
export { type DossierList, DossierListSchema } from './routes/dossiers.js';
export { type EventList, EventListSchema, type EventResponse, EventResponseSchema } from './routes/events.js';
export { type FactCheckResponse, FactCheckResponseSchema } from './routes/fact-check.js';
export { type ResearchResponse, ResearchResponseSchema } from './routes/research.js';
export { type RouteMetadata, SCOPES, type Scope } from './routes/responses.js';
export { PROHIBITED_USES, TERMS, TERMS_PATH, type Terms, type TermsClause } from './terms.js';
export { CONTRACT_VERSION, PATH_PREFIX } from './version.js';
export {
  type Attribution,
  AttributionSchema,
  type License,
  LicenseSchema,
  type Upstream,
  UpstreamSchema,
} from './wire/attribution.js';
export {
  BODY_MAXIMUM_BYTES,
  type FactCheckRequest,
  FactCheckRequestSchema,
  type ResearchRequest,
  ResearchRequestSchema,
  TEXT_MAXIMUM_CHARACTERS,
  TEXT_MAXIMUM_UNFOLDED_CHARACTERS,
  TEXT_MINIMUM_CHARACTERS,
} from './wire/bodies.js';
export { type Meta, type Page, WARNING_CODES, type Warning, type WarningCode } from './wire/envelope.js';
export { filtersIn } from './wire/list-parameters.js';
export {
  type EventFilters,
  EventFiltersSchema,
  type EventListQuery,
  EventListQuerySchema,
  LIMIT_DEFAULT,
  LIMIT_MAXIMUM,
  type RecordFilters,
  RecordFiltersSchema,
  type RecordListQuery,
  RecordListQuerySchema,
  WINDOW_MAXIMUM_HOURS,
} from './wire/parameters.js';
export {
  COUNTRY_PATTERN,
  LanguageTagSchema,
  PROVINCE_SLUG_PATTERN,
  RECORD_ID_PATTERN,
  RecordIdSchema,
  TimestampSchema,
  UrlSchema,
} from './wire/primitives.js';
export {
  PROBLEM_CODES,
  PROBLEM_CONTENT_TYPE,
  PROBLEMS,
  type Problem,
  type ProblemCode,
  type ProblemError,
  ProblemSchema,
  type ProblemType,
  problemType,
} from './wire/problems.js';
