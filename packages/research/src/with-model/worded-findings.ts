import type { AnswerFindings } from '../answers/answer.js';
import { questionInTerms } from '../answers/extracted/answer-question.js';
import { judgeAnswer, quotationConfidence } from '../answers/extracted/judge-answer.js';
import type { IndexSnapshot } from '../live/live-index.js';
import { say } from '../messages/catalogue.js';
import { evidenceOf, usedRecords } from '../results/evidence.js';
import { EXTRACTIVE_METHOD, withModel } from '../results/method.js';
import type { VerifiedStatement } from './verify-statement.js';

/** Requires at least one statement. A sentence quoted by several statements is one piece of evidence. */
export function wordedFindings(
  snapshot: IndexSnapshot,
  { query: asked, locale }: { readonly query: string; readonly locale: string },
  statements: readonly VerifiedStatement[],
  recordsConsidered: number,
): AnswerFindings {
  const { index, events } = snapshot;
  const query = events.reader.withRecordedPlaces(asked);
  const sentences = [...new Set(statements.flatMap((statement) => statement.sentences))];
  const evidence = sentences.map((sentence, position) => evidenceOf(sentence, 'supports', position));
  const idOf = new Map(sentences.map((sentence, position) => [sentence, evidence[position]?.id ?? '']));
  const status = judgeAnswer(sentences, questionInTerms(snapshot, query));
  return {
    status,
    answer: {
      text: statements.map(({ text }) => text).join('\n'),
      statements: statements.map((statement) => ({
        kind: 'worded',
        text: statement.text,
        evidence_ids: statement.sentences.map((sentence) => idOf.get(sentence) ?? ''),
      })),
    },
    evidence,
    computations: [],
    coverage: index.coverage(recordsConsidered),
    used_records: usedRecords(sentences.map(({ record }) => record)),
    explanation: status === 'answered' ? null : say(locale, 'answer.partly'),
    confidence: status === 'answered' ? quotationConfidence(sentences) : 'low',
    method: withModel(EXTRACTIVE_METHOD, 'model-wording'),
  };
}
