import type {
  FactCheckRequest,
  FactCheckResult,
  RecordKind,
  ResearchRequest,
  ResearchResult,
  ResolvedLocale,
  UsedRecord,
} from '@partner-api/contract';
import { redactText, screenStatement } from '@partner-api/safeguards';
import { timestamp } from '@partner-api/text';
import { answer } from './answers/answer.js';
import { rankPassages } from './answers/extracted/rank-passages.js';
import { presentAt } from './domain/present.js';
import { checkClaim } from './fact-check/check-claim.js';
import type { HeldPassage } from './index/held-record.js';
import type { Found } from './index/language-indexes.js';
import { createLiveIndex, type Level } from './live/live-index.js';
import { rankClaims } from './matching/finding/find-matches.js';
import { catalogueOf, SUPPORTED_LOCALES } from './messages/catalogue.js';
import { createLocaleResolver } from './messages/locale-resolver.js';
import type { Corpus } from './records/corpus.js';
import { disclosureGuard, type Withholding } from './records/disclosures.js';
import { type Identity, resultId } from './results/result-id.js';
import type { IndexSnapshots } from './snapshot/index-snapshots.js';
import type { LanguageModel } from './with-model/language-model.js';
import { checkAndRank } from './with-model/rank-matches.js';
import { wordAnswer } from './with-model/word-answer.js';

/**
 * Answers questions and checks claims from an index in the process. Places written out in a request are no part of what
 * is looked for, and do not come back.
 *
 * @example
 * const researcher = createResearcher({ corpus: store, clock: () => new Date(), defaultLocale: 'en' });
 * await researcher.refresh();
 * const result = await researcher.factCheck({ claim: 'The bridge at Old Ford was destroyed in March.' });
 */
export interface Researcher {
  /**
   * Loads what changed in the corpus, giving way to other work in between. Calls at the same time share one run.
   * Rejects with the corpus's own error; what had been loaded stays.
   */
  refresh(): Promise<void>;
  /** Whether all of the corpus has been loaded once. */
  ready(): boolean;
  size(): IndexSize;
  /**
   * Sentences of the records that answer a question, each with its evidence. Every change of the corpus that is older
   * than half a second is taken into account, loaded first if need be. Rejects with the corpus's own error.
   */
  research(request: ResearchRequest): Promise<ResearchResult>;
  /** The verdict of reviewed claims that say what this one says; as fresh as `research`, and rejects as it does. */
  factCheck(request: FactCheckRequest): Promise<FactCheckResult>;
  /** The finding alone, as `factCheck` matches claims and `research` finds records; fresh and rejecting as they are. */
  search(request: SearchRequest): Promise<SearchHit[]>;
}

interface SearchRequest {
  /** `claims`: those that say what the text says; `records`: those of any kind that the text, a question, is about. */
  readonly among: 'claims' | 'records';
  readonly text: string;
  readonly limit: number;
}

interface SearchHit {
  readonly kind: RecordKind;
  readonly id: string;
}

export interface IndexSize {
  /** Records held; retracted ones are not. */
  readonly records: number;
  readonly passages: number;
  readonly terms: number;
  /** Of all that is held packed: records, terms, postings and what events are counted by. Little comes on top. */
  readonly bytes: number;
  /** Revision of the corpus that all of the index is level with; 0 before it was loaded. */
  readonly revision: number;
  /** Revision up to which changes have been taken in; it grows while the index is loaded. */
  readonly loadedUpTo: number;
}

export interface ResearcherOptions {
  readonly corpus: Corpus;
  readonly clock: () => Date;
  /** One of `SUPPORTED_LOCALES`; for requests that name none or one without messages. */
  readonly defaultLocale: string;
  /** How long sensitive records are held back by now: for so long nothing is said to be complete. 0 when left out. */
  readonly publicationDelayHours?: () => number;
  /** Helps with finding and wording; null, and when left out: nothing leaves the process. */
  readonly model?: LanguageModel | null;
  /** Hears of texts that disclose where people at risk are to be found, and so are not repeated in any result. */
  readonly onWithheld?: (withholding: Withholding) => void;
  /** Hears of records that speak to machines: they are not searched, and look to results as if they were retracted. */
  readonly onSetAside?: (record: UsedRecord) => void;
  /** Where the index is kept between two starts; null, and when left out: nowhere. */
  readonly snapshots?: IndexSnapshots | null;
}

/** @throws RangeError when there are no messages in the default locale. */
export function createResearcher({
  corpus,
  clock,
  defaultLocale,
  publicationDelayHours = () => 0,
  model = null,
  onWithheld = () => undefined,
  onSetAside = () => undefined,
  snapshots = null,
}: ResearcherOptions): Researcher {
  catalogueOf(defaultLocale);
  const disclosures = () => disclosureGuard(onWithheld);
  const live = createLiveIndex({ corpus, clock, disclosures, onSetAside, snapshots });

  let sized: { of: string; bytes: number } = { of: '', bytes: 0 };
  /** Looks at every list of the index: once for each revision. */
  const bytesOf = ({ index, events, revision }: Level): number => {
    const of = `${revision}/${index.recordCount}`;
    if (sized.of !== of) sized = { of, bytes: index.bytes + events.table.bytes };
    return sized.bytes;
  };

  const present = () => presentAt(clock(), publicationDelayHours());
  const common = (
    { revision, calibration }: Level,
    of: Pick<Identity, 'prefix' | 'text' | 'computations' | 'worded'>,
    locale: ResolvedLocale,
  ) => ({
    id: resultId({
      ...of,
      ...{ locale: locale.resolved, revision, calibration: calibration?.fingerprint ?? '' },
    }),
    locale,
    generated_at: timestamp(clock()),
  });
  // Its tables are read now: a process that has run out of files must still answer.
  screenStatement('');
  const resolve = createLocaleResolver(SUPPORTED_LOCALES, defaultLocale);

  const answered = async (query: string, locale: string) => {
    if (model !== null) return wordAnswer({ live, model, present }, query, locale);
    const level = await live.current();
    return { level, findings: answer(level, query, locale, present()) };
  };
  const checked = async (claim: string, locale: string) => {
    if (model !== null) return checkAndRank({ live, model, present }, claim, locale);
    const level = await live.current();
    return { level, findings: checkClaim(level, claim, locale, present()).findings };
  };

  return {
    refresh: live.refresh,
    ready: () => live.loaded() !== null,
    size: () => {
      const level = live.loaded();
      const loadedUpTo = live.loadedUpTo();
      if (level === null) return { records: 0, passages: 0, terms: 0, bytes: 0, revision: 0, loadedUpTo };
      const { recordCount: records, passages } = level.index;
      const terms = passages.termCount + level.index.statements.termCount;
      const counts = { records, passages: passages.documentCount, terms, bytes: bytesOf(level) };
      return { ...counts, revision: level.revision, loadedUpTo };
    },
    research: async ({ query, locale }) => {
      const resolved = resolve(locale);
      const understood = redactText(query);
      const { level, findings } = await answered(understood, resolved.resolved);
      const worded = findings.answer?.statements.some(({ kind }) => kind === 'worded') ?? false;
      const of = {
        ...{ prefix: 'research', text: understood, computations: findings.computations },
        worded: worded ? (findings.answer?.text ?? '') : '',
      };
      return { ...common(level, of, resolved), query: understood, ...findings };
    },
    factCheck: async ({ claim, locale }) => {
      const resolved = resolve(locale);
      const understood = redactText(claim);
      const { level, findings } = await checked(understood, resolved.resolved);
      const { computations } = findings;
      const of = { prefix: 'fact-check', text: understood, computations, worded: '' };
      return { ...common(level, of, resolved), claim: understood, ...findings };
    },
    search: async ({ among, text, limit }) => {
      const level = await live.current();
      const understood = redactText(text);
      const found =
        among === 'claims'
          ? rankClaims(level.index, understood, limit)
          : rankPassages(level, understood, limit);
      return distinctRecords(found);
    },
  };
}

function distinctRecords(found: readonly Found<HeldPassage>[]): SearchHit[] {
  const holders = new Set(found.map(({ item }) => item.holder));
  return [...holders].map(({ kind, id }) => ({ kind, id }));
}
