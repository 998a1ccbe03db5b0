import { questionForm } from '@partner-api/query';
import { type AnswerFindings, answer } from '../answers/answer.js';
import { questionInTerms, quotesNothing } from '../answers/extracted/answer-question.js';
import { judgeAnswer, quotationConfidence } from '../answers/extracted/judge-answer.js';
import type { IndexSnapshot } from '../live/live-index.js';
import { say } from '../messages/catalogue.js';
import { evidenceOf, usedRecords } from '../results/evidence.js';
import { EXTRACTIVE_METHOD, withModel } from '../results/method.js';
import { type Asked, askForStatements } from './ask-for-statements.js';
import { type ModelParts, proposedReading, type WithSnapshot } from './proposed-reading.js';
import type { VerifiedStatement } from './verify-statement.js';

/**
 * Answers a question in the model's words where its statements are verified, and otherwise without the model. Event
 * counts are never reworded, the status depends on the quoted sentences alone, and records retracted or corrected
 * meanwhile are excluded.
 */
export async function wordAnswer(
  { live, model, present }: ModelParts,
  query: string,
  locale: string,
): Promise<WithSnapshot<AnswerFindings>> {
  const { reader } = (await live.current()).events;
  const { today } = present();
  const read = await proposedReading(model, reader, query, reader.readQuestion(query, today), today);
  const before = await live.current();
  const unaided = answerIn(before);
  // The model must not turn records into a judgement.
  if (
    !isExtracted(unaided) ||
    quotesNothing({ form: questionForm(query) }, before.events.reader.timeIn(query, present().today))
  )
    return { findings: counted(unaided), snapshot: before };
  const asked = await askForStatements(model, before, {
    query,
    locale,
    needsOtherWords: unaided.status !== 'answered',
  });

  const snapshot = await live.current();
  const findings = snapshot.revision === before.revision ? unaided : answerIn(snapshot);
  if (!isExtracted(findings)) return { findings: counted(findings), snapshot };
  if (asked === null)
    return { findings: { ...findings, method: withModel(findings.method, 'model-unavailable') }, snapshot };
  const statements = currentStatements(snapshot, asked);
  model.judged(statements.length, asked.said - statements.length);
  return statements.length === 0
    ? { findings: { ...findings, method: withModel(findings.method, 'model-unused') }, snapshot }
    : { findings: wordedFindings(snapshot, { query, locale }, statements, asked.recordsSent), snapshot };

  function answerIn(snapshot: IndexSnapshot): AnswerFindings {
    return answer(snapshot, query, locale, present(), read.reading);
  }

  function counted(findings: AnswerFindings): AnswerFindings {
    return read.isProposed && !isExtracted(findings)
      ? { ...findings, method: withModel(findings.method, 'model-reading') }
      : findings;
  }
}

function isExtracted({ method }: AnswerFindings): boolean {
  return method.name === EXTRACTIVE_METHOD.name;
}

/** Drops statements whose sources have changed since. */
function currentStatements({ index }: IndexSnapshot, { statements }: Asked): VerifiedStatement[] {
  return statements.filter(({ sentences }) =>
    sentences.every(
      ({ record: { kind, record } }) => index.find(kind, record.id)?.record.version === record.version,
    ),
  );
}

/** Requires at least one statement. A sentence quoted by several statements is one piece of evidence. */
function wordedFindings(
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
