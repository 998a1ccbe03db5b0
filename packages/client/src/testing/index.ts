export { buildClaim, buildDossier, buildEvent, buildRetractedEvent } from './build-records.js';
export { buildFactCheckResult, buildProblem, buildResearchResult } from './build-results.js';
export {
  type MockFailureOptions,
  type MockPartnerApi,
  type MockPartnerApiOptions,
  type MswHttp,
  mockPartnerApi,
} from './mock-partner-api.js';
export type { MockRequest } from './mock-request.js';
export type { Overrides } from './overrides.js';
