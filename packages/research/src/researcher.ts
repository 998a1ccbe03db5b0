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
import { memoized, resolveLocale, timestamp } from '@partner-api/text';
import { answer } from './answers/answer.js';
import { rankPassages } from './answers/extracted/rank-passages.js';
import { warmUp } from './answers/warm-up.js';
import { presentAt } from './domain/present.js';
import { checkClaim } from './fact-check/check-claim.js';
import type { IndexedPassage } from './index/indexed-passage.js';
import type { ScoredItem } from './index/language-indexes.js';
import { createLiveIndex, type IndexSnapshot } from './live/live-index.js';
import { rankClaims } from './matching/finding/find-matches.js';
import { catalogueOf, SUPPORTED_LOCALES } from './messages/catalogue.js';
import type { Corpus } from './records/corpus.js';
import { disclosureGuard, type Withholding } from './records/disclosures.js';
import { type Identity, resultId } from './results/result-id.js';
import type { SnapshotStore } from './snapshot/snapshot-store.js';
import type { LanguageModel } from './with-model/language-model.js';
import { checkAndRank } from './with-model/rank-matches.js';
import { wordAnswer } from './with-model/word-answer.js';

/**
 * Answers questions and checks claims with an in-process index. Exact locations in a request are redacted before the
 * search and are not returned.
 *
 * @example
 * const researcher = createResearcher({ corpus: store, clock: () => new Date(), defaultLocale: 'en' });
 * await researcher.refresh();
 * const result = await researcher.factCheck({ claim: 'The bridge at Old Ford was destroyed in March.' });
 */
export interface Researcher {
  /**
   * Loads changes of the corpus, yielding to other work; concurrent calls share one run. Rejects with the error of the
   * corpus and keeps what was loaded.
   */
  refresh(): Promise<void>;
  /** Whether the corpus has been loaded completely. */
  ready(): boolean;
  size(): IndexSize;
  /**
   * Answers a question with sentences from records and their evidence. Loads changes that are older than half a second
   * first. Rejects with the error of the corpus.
   */
  research(request: ResearchRequest): Promise<ResearchResult>;
  /** Judges a claim by matching reviewed claims and by event counts; fresh like `research`, and rejects like it. */
  factCheck(request: FactCheckRequest): Promise<FactCheckResult>;
  /** Retrieval without a verdict or answer; fresh like `research`, and rejects like it. */
  search(request: SearchRequest): Promise<SearchHit[]>;
}

interface SearchRequest {
  /** `claims`: claims that say the same as the text; `records`: records of any kind that match it as a question. */
  readonly among: 'claims' | 'records';
  readonly text: string;
  readonly limit: number;
}

interface SearchHit {
  readonly kind: RecordKind;
  readonly id: string;
}

export interface IndexSize {
  /** Number of records, without retracted ones. */
  readonly records: number;
  readonly passages: number;
  readonly terms: number;
  /** Memory of records, terms, postings and event counts, which is nearly all of the index. */
  readonly bytes: number;
  /** Corpus revision that the whole index reflects; 0 before it was loaded. */
  readonly revision: number;
  /** Revision up to which changes were applied; grows during a load. */
  readonly loadedUpTo: number;
}

export interface ResearcherOptions {
  readonly corpus: Corpus;
  readonly clock: () => Date;
  /** One of `SUPPORTED_LOCALES`; used if a request names no locale or an unsupported one. */
  readonly defaultLocale: string;
  /** Present embargo of sensitive records, in hours; nothing within it is reported as complete. Default: 0. */
  readonly publicationDelayHours?: () => number;
  /** Assists retrieval and wording. Default: null, no data leaves the process. */
  readonly model?: LanguageModel | null;
  /** Called for texts that are excluded from results because they disclose where people at risk are. */
  readonly onWithheld?: (withholding: Withholding) => void;
  /** Called for records with a prompt injection, which are excluded from results as if they were retracted. */
  readonly onPromptInjection?: (record: UsedRecord) => void;
  /** Persists the index between starts. Default: null, not persisted. */
  readonly snapshots?: SnapshotStore | null;
}

/** @throws RangeError if there are no messages in the default locale. */
export function createResearcher({
  corpus,
  clock,
  defaultLocale,
  publicationDelayHours = () => 0,
  model = null,
  onWithheld = () => undefined,
  onPromptInjection = () => undefined,
  snapshots = null,
}: ResearcherOptions): Researcher {
  catalogueOf(defaultLocale);
  const disclosures = () => disclosureGuard(onWithheld);
  const present = () => presentAt(clock(), publicationDelayHours());
  const live = createLiveIndex({
    ...{ corpus, clock, disclosures, onPromptInjection, snapshots },
    warmUp: (snapshot) => warmUp(snapshot, defaultLocale, present()),
  });

  let sized: { of: string; bytes: number } = { of: '', bytes: 0 };
  /** Cached by revision, because it iterates over every posting list. */
  const bytesOf = ({ index, events, revision }: IndexSnapshot): number => {
    const of = `${revision}/${index.recordCount}`;
    if (sized.of !== of) sized = { of, bytes: index.bytes + events.table.bytes };
    return sized.bytes;
  };

  const common = (
    { revision, calibration }: IndexSnapshot,
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
  // Loads its tables now, because a process that runs out of file descriptors must still answer.
  screenStatement('');
  // Parsing a language tag is slow. The cache is bounded, because a client may send any number of different tags.
  const localeOf = memoized((tag) => resolveLocale(tag, SUPPORTED_LOCALES, defaultLocale), { texts: 500 });
  const resolve = (requested: string | undefined): ResolvedLocale =>
    requested === undefined
      ? { requested: null, resolved: defaultLocale }
      : { requested, resolved: localeOf(requested) };

  const answered = async (query: string, locale: string) => {
    if (model !== null) return wordAnswer({ live, model, present }, query, locale);
    const snapshot = await live.current();
    return { snapshot, findings: answer(snapshot, query, locale, present()) };
  };
  const checked = async (claim: string, locale: string) => {
    if (model !== null) return checkAndRank({ live, model, present }, claim, locale);
    const snapshot = await live.current();
    return { snapshot, findings: checkClaim(snapshot, claim, locale, present()).findings };
  };

  return {
    refresh: live.refresh,
    ready: () => live.loaded() !== null,
    size: () => {
      const snapshot = live.loaded();
      const loadedUpTo = live.loadedUpTo();
      if (snapshot === null) return { records: 0, passages: 0, terms: 0, bytes: 0, revision: 0, loadedUpTo };
      const { recordCount: records, passages } = snapshot.index;
      const terms = passages.termCount + snapshot.index.statements.termCount;
      const counts = { records, passages: passages.documentCount, terms, bytes: bytesOf(snapshot) };
      return { ...counts, revision: snapshot.revision, loadedUpTo };
    },
    research: async ({ query, locale }) => {
      const resolved = resolve(locale);
      const understood = redactText(query);
      const { snapshot, findings } = await answered(understood, resolved.resolved);
      const worded = findings.answer?.statements.some(({ kind }) => kind === 'worded') ?? false;
      const of = {
        ...{ prefix: 'research', text: understood, computations: findings.computations },
        worded: worded ? (findings.answer?.text ?? '') : '',
      };
      return { ...common(snapshot, of, resolved), query: understood, ...findings };
    },
    factCheck: async ({ claim, locale }) => {
      const resolved = resolve(locale);
      const understood = redactText(claim);
      const { snapshot, findings } = await checked(understood, resolved.resolved);
      const { computations } = findings;
      const of = { prefix: 'fact-check', text: understood, computations, worded: '' };
      return { ...common(snapshot, of, resolved), claim: understood, ...findings };
    },
    search: async ({ among, text, limit }) => {
      const snapshot = await live.current();
      const understood = redactText(text);
      const found =
        among === 'claims'
          ? rankClaims(snapshot.index, understood, limit)
          : rankPassages(snapshot, understood, limit);
      return distinctRecords(found);
    },
  };
}

function distinctRecords(found: readonly ScoredItem<IndexedPassage>[]): SearchHit[] {
  const parents = new Set(found.map(({ item }) => item.parent));
  return [...parents].map(({ kind, record: { id } }) => ({ kind, id }));
}
