export { type AttributionFacts, attribution } from './attribution.js';
export type {
  ClaimContent,
  ContentByKind,
  DossierContent,
  EventContent,
  EventDraft,
  ExactLocation,
  RecordDraft,
  SafeRecord,
} from './draft.js';
export { generalizeLocation, InvalidLocation, SOURCE_UNCERTAINTY_METRES } from './generalize-location.js';
export { delayStart, latestStartThatIsOver } from './publication-delay.js';
export { redactContent } from './redact-content.js';
export { LOCATION_REMOVED, redactText } from './redaction/redact-text.js';
export { retractedContent } from './retracted-content.js';
export { REASON_WITHHELD, safeCorrections, safeReason } from './safe-correction.js';
export { safeguard } from './safeguard.js';
export { screen } from './screening/screen.js';
export { screenClaim } from './screening/screen-claim.js';
export { screenStatement } from './screening/screen-statement.js';
export type { ScreeningDecision } from './screening/screening-decision.js';
export { type SensitiveClass, sensitiveClass } from './sensitivity/sensitive-class.js';
