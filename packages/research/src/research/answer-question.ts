import type { ResearchResult } from '@partner-api/contract';
import { terms } from '@partner-api/text';
import { evidenceOf, usedRecords } from '../evidence.js';
import type { RecordIndex } from '../index/record-index.js';
import type { Level } from '../live-index.js';
import { chooseStatements } from './choose-statements.js';
import { judgeAnswer, judgeConfidence, mayBeQuoted, maySpeak } from './judge-answer.js';
import { asksJudgement } from './question-form.js';
import { askedWords } from './question-words.js';
import { rankPassages } from './rank-passages.js';
import { candidatesIn, type Question, readPassages } from './read-passages.js';
import { asksReason, saysReason } from './reasons.js';
import { withoutRefrains } from './refrains.js';

export type ResearchFindings = Pick<
  ResearchResult,
  'status' | 'answer' | 'evidence' | 'computations' | 'coverage' | 'used_records' | 'confidence'
>;

/** Answers a question with sentences that stand in records, word for word, or says that they do not suffice. */
export function answerQuestion(level: Level, asked: string): ResearchFindings {
  const { index, events, mayRepeat } = level;
  const query = events.reader.withRecordedPlaces(asked);
  const found = rankPassages(level, asked, mostPassages);
  const question = questionOf(index, query);
  const passages = readPassages(found, question);
  const quotable = passages.filter((passage) => mayBeQuoted(passage, passages));
  const read = quotable.flatMap((passage) => candidatesIn(passage, question));
  const speaking = asksJudgement(query) ? [] : withoutRefrains(read).filter(maySpeak);
  const candidates = asksReason(query)
    ? speaking.filter((candidate) => saysReason(candidate, question))
    : speaking;
  const statements = chooseStatements(candidates, mayRepeat);
  const coverage = index.coverage(new Set(found.map(({ item }) => item.holder)).size);
  const status = judgeAnswer(query, statements, question);
  if (status === 'insufficient_evidence')
    return {
      status,
      answer: null,
      evidence: [],
      computations: [],
      coverage,
      used_records: [],
      confidence: 'low',
    };
  const evidence = statements.map((statement, position) => evidenceOf(statement, 'supports', position));
  return {
    status,
    answer: {
      // Headlines end without a full stop: on one line they would run together.
      text: evidence.map(({ quote }) => quote).join('\n'),
      statements: evidence.map(({ id, quote }) => ({ kind: 'extracted', text: quote, evidence_ids: [id] })),
    },
    evidence,
    computations: [],
    coverage,
    used_records: usedRecords(statements.map(({ record }) => record)),
    confidence: status === 'answered' ? judgeConfidence(statements) : 'low',
  };
}

/** Passages that are read in full. */
export const mostPassages = 24;

export function questionOf(index: RecordIndex, query: string): Question {
  const known = new Map<string, ReadonlySet<string>>();
  return {
    terms: (language) => {
      const found = known.get(language) ?? new Set(terms(askedWords(query, language), language));
      known.set(language, found);
      return found;
    },
    rarity: (language) => index.passages.rarity(language),
  };
}
