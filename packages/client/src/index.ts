export type {
  Actor,
  Answer,
  Attribution,
  Casualties,
  Claim,
  ClaimList,
  ConflictEvent,
  Correction,
  Coverage,
  Dossier,
  DossierList,
  Estimate,
  EventList,
  EventListQuery,
  EventResponse,
  EventType,
  Evidence,
  ExternalId,
  FactCheckRequest,
  FactCheckResponse,
  FactCheckResult,
  License,
  Location,
  MatchedClaim,
  Meta,
  Occurrence,
  Page,
  Problem,
  ProblemCode,
  ProblemError,
  ProblemType,
  Province,
  RecordListQuery,
  RecordReference,
  ResearchRequest,
  ResearchResponse,
  ResearchResult,
  Review,
  Section,
  Source,
  Statement,
  Upstream,
  UsedRecord,
  Verdict,
  Verification,
  Warning,
} from '@partner-api/contract';
export type { ClaimsClient } from './claims.js';
export { createPartnerClient, type PartnerClient } from './client.js';
export type { FetchFunction, PartnerClientOptions } from './client-options.js';
export type { DossiersClient } from './dossiers.js';
export { PartnerApiError } from './errors/partner-api-error.js';
export { PartnerConnectionError } from './errors/partner-connection-error.js';
export { PartnerError } from './errors/partner-error.js';
export { PartnerTimeoutError } from './errors/partner-timeout-error.js';
export type { EventsClient } from './events.js';
export type { ListCall } from './list-call.js';
export type { EventListOptions, RecordListOptions } from './list-options.js';
export type { HttpDetails, PartnerResult, RequestOptions } from './transport.js';
