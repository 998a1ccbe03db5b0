export type { Corpus, CorpusRecord, CoveredSpan } from './corpus.js';
export type { Withholding } from './disclosures.js';
export type { Calibration } from './fact-check/calibration/calibration.js';
export type { CalibrationReport } from './fact-check/calibration/calibration-report.js';
export { CalibrationFailed, fitCalibration } from './fact-check/calibration/fit-calibration.js';
export type { LabelledPair } from './fact-check/calibration/labelled-pair.js';
export type { LanguageModel, WordedStatement, WordingOrder } from './language-model.js';
export { SUPPORTED_LOCALES } from './messages/catalogue.js';
export { provincesNamed } from './places/provinces-named.js';
export {
  createResearcher,
  type Researcher,
} from './researcher.js';
