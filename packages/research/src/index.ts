export type { Corpus, CorpusRecord, CoveredSpan } from './corpus.js';
export type { Withholding } from './disclosures.js';
export type { LanguageModel, WordedStatement, WordingOrder } from './language-model.js';
export { SUPPORTED_LOCALES } from './messages/catalogue.js';
export {
  createResearcher,
  type IndexSize,
  type Researcher,
  type ResearcherOptions,
  type SearchHit,
  type SearchRequest,
} from './researcher.js';
