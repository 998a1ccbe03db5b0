import { setImmediate } from 'node:timers/promises';
import type { Claim } from '@partner-api/contract';
import { words } from '@partner-api/text';
import { indexLanguage } from '../../index/language-indexes.js';
import { RecordIndex } from '../../index/record-index.js';
import { changes } from '../../records/changes.js';
import type { Corpus, CorpusRecord } from '../../records/corpus.js';
import { compareClaims, isNearInWords } from '../comparing/comparison.js';
import { findMatches, type Match } from '../finding/find-matches.js';
import { findMismatch } from '../guards/find-mismatch.js';
import { hasSameWords, measureMatches } from './features.js';
import type { LabelledPair } from './labelled-pair.js';

/** A labelled match of a submitted claim. */
export interface Candidate {
  readonly features: readonly number[];
  readonly isSame: boolean;
  /** Whether a guard finds a contradiction to the submitted claim. */
  readonly contradicts: boolean;
  /** Whether the rules without calibration would inherit its verdict. */
  readonly isWordForWord: boolean;
}

/** A submitted claim with its labelled matches, best first. */
export interface Case {
  /** Whether a pair labels a reviewed claim as the same. */
  readonly isAnswerable: boolean;
  readonly candidates: readonly Candidate[];
  /** The matches without every claim that says the same, as if nobody had reviewed it. */
  readonly withoutAnswer: readonly Candidate[];
}

/** Searches each claim of the pairs among the claims of the corpus and the reviewed claims of the pairs. */
export async function casesOf(corpus: Corpus, pairs: readonly LabelledPair[]): Promise<Case[]> {
  const index = new RecordIndex();
  const known = await loadClaims(corpus, index);
  addReviewed(index, known, pairs);
  const byClaim = new Map<string, LabelledPair[]>();
  for (const pair of pairs) byClaim.set(pair.claim, [...(byClaim.get(pair.claim) ?? []), pair]);
  const cases: Case[] = [];
  for (const [claim, labels] of byClaim) {
    cases.push(caseOf(index, claim, labels));
    if (cases.length % casesPerSlice === 0) await setImmediate();
  }
  return cases;
}

const casesPerSlice = 20;
const pageSize = 500;

async function loadClaims(corpus: Corpus, index: RecordIndex): Promise<Set<string>> {
  const known = new Set<string>();
  for await (const page of changes(corpus, 0, pageSize)) {
    for (const change of page) {
      if (change.kind !== 'claim' || change.record.status === 'retracted') continue;
      index.apply(change);
      known.add(claimKey(change.record));
    }
    await setImmediate();
  }
  return known;
}

function addReviewed(index: RecordIndex, known: Set<string>, pairs: readonly LabelledPair[]): void {
  for (const [number, { reviewed, context, lang }] of pairs.entries()) {
    const key = claimKey({ text: reviewed, lang });
    if (known.has(key)) continue;
    known.add(key);
    const record = { ...blankClaim, id: `pair-${number}`, text: reviewed, context, lang };
    index.apply({ kind: 'claim', revision: 1, record });
  }
}

const blankClaim: Omit<Claim, 'id' | 'text' | 'lang'> = {
  version: 1,
  status: 'published',
  published_at: '1970-01-01T00:00:00Z',
  updated_at: '1970-01-01T00:00:00Z',
  external_ids: [],
  corrections: [],
  context: null,
  claimant: null,
  claimed_at: null,
  first_appearance_url: null,
  province: null,
  event_ids: [],
  review: null,
};

function claimKey({ text, lang }: Pick<Claim, 'text' | 'lang'>): string {
  const language = indexLanguage(lang);
  return `${language}/${words(text, language).join(' ')}`;
}

function caseOf(index: RecordIndex, claim: string, labels: readonly LabelledPair[]): Case {
  const matches = findMatches(index, claim);
  const compare = compareClaims(index, claim);
  const sameTexts = labels.filter(({ same }) => same).map(({ reviewed }) => ({ text: reviewed }));
  const says = ({ kind, record }: CorpusRecord) =>
    kind === 'claim' && sameTexts.some((text) => hasSameWords(text, record, indexLanguage(record.lang)));
  const unanswered = findMatches(index, claim, says);
  const labelOf = new Map(
    labels.map((pair) => [claimKey({ text: pair.reviewed, lang: pair.lang }), pair.same]),
  );
  return {
    isAnswerable: sameTexts.length > 0,
    candidates: candidatesOf(matches, measureMatches(index, claim, matches)),
    withoutAnswer: candidatesOf(unanswered, measureMatches(index, claim, unanswered, says)),
  };

  /** Unlabelled matches are omitted, because they may be correct. */
  function candidatesOf(found: readonly Match[], measure: (match: Match) => readonly number[]): Candidate[] {
    return found.flatMap((match): Candidate[] => {
      const isSame = labelOf.get(claimKey(match.record.record));
      if (isSame === undefined) return [];
      const comparison = compare(match.record.record);
      return [
        {
          features: measure(match),
          isSame,
          contradicts: findMismatch(comparison) !== null,
          isWordForWord: isNearInWords(comparison, null),
        },
      ];
    });
  }
}
