export { attribution } from './attribution.js';
export { knownCredit } from './credits.js';
export type {
  ClaimContent,
  ContentByKind,
  DossierContent,
  EventDraft,
  ExactLocation,
  RecordDraft,
  SafeRecord,
} from './draft.js';
export { InvalidLocation } from './generalize-location.js';
export { delayStart, latestStartThatIsOver } from './publication-delay.js';
export { LOCATION_REMOVED, redactText } from './redaction/redact-text.js';
export { retractedContent } from './retracted-content.js';
export { safeCorrections, safeKind, safeReason } from './safe-correction.js';
export { safeguard } from './safeguard.js';
export { doubtStatement } from './screening/doubt-statement.js';
export { prepareScreening, screen } from './screening/screen.js';
export { screenClaim } from './screening/screen-claim.js';
export { screenStatement } from './screening/screen-statement.js';
export type { ScreeningDecision } from './screening/screening-decision.js';
export { screeningReason } from './screening/screening-reason.js';
export { flagRules, GUARD_RULE } from './screening/screening-rules.js';
