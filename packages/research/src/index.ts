export type { Calibration } from './matching/calibration/calibration.js';
export {
  CalibrationFailed,
  type CalibrationReport,
  fitCalibration,
} from './matching/calibration/fit-calibration.js';
export type { LabelledPair } from './matching/calibration/labelled-pair.js';
export type { Corpus, CorpusRecord, CoveredSpan } from './records/corpus.js';
export type { Withholding } from './records/disclosures.js';
export {
  createResearcher,
  type IndexSize,
  type Researcher,
  type ResearcherOptions,
} from './researcher.js';
export { codeFingerprint } from './snapshot/code-fingerprint.js';
export { createSnapshotStore, type SnapshotOutcome } from './snapshot/snapshot-store.js';
export type {
  LanguageModel,
  ProposalOrder,
  WordedStatement,
  WordingOrder,
} from './with-model/language-model.js';
