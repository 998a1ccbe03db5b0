import { REVIEW_VERDICTS } from '../records/claim.js';
import { RECORD_KINDS, RECORD_STATUSES } from '../records/common.js';
import { DOSSIER_STATES } from '../records/dossier.js';
import { EVENT_TYPES, LOCATION_PRECISIONS, TIME_PRECISIONS, VERIFICATION_LEVELS } from '../records/event.js';
import { CONFIDENCES, STANCES } from '../records/evidence.js';
import { VERDICTS } from '../records/fact-check-result.js';
import { RESEARCH_STATUSES, STATEMENT_KINDS } from '../records/research-result.js';
import { WARNING_CODES } from '../wire/envelope.js';

/** Enumerations by type name, because JSON Schema keeps only their values. */
export const ENUMERATIONS = {
  Confidence: CONFIDENCES,
  DossierState: DOSSIER_STATES,
  EventType: EVENT_TYPES,
  LocationPrecision: LOCATION_PRECISIONS,
  RecordKind: RECORD_KINDS,
  RecordStatus: RECORD_STATUSES,
  ResearchStatus: RESEARCH_STATUSES,
  ReviewVerdict: REVIEW_VERDICTS,
  Stance: STANCES,
  StatementKind: STATEMENT_KINDS,
  TimePrecision: TIME_PRECISIONS,
  Verdict: VERDICTS,
  VerificationLevel: VERIFICATION_LEVELS,
  WarningCode: WARNING_CODES,
} as const satisfies Readonly<Record<string, readonly string[]>>;
