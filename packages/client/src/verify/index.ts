export {
  type EvidenceCheck,
  type EvidenceFault,
  type EvidenceReport,
  type VerifiableResult,
  verifyEvidence,
} from './verify-evidence.js';
