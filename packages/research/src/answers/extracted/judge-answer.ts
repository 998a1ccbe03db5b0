import type { Confidence, ResearchStatus } from '@partner-api/contract';
import { weightedOverlap } from '../../index/weighted-overlap.js';
import { quoteOf } from '../../results/evidence.js';
import { namesTime } from './names-time.js';
import type { Candidate, Question, ReadPassage } from './read-passages.js';

// Decides whether the passages answer the question. One passage has to do so alone, because terms found in unrelated
// records make no answer. Shares are of the question's terms, weighted by rarity.

/** Whether a passage may be quoted: it contains at least .55 of the question, and .75 of the share of the best passage. */
export function canBeQuoted(passage: ReadPassage, passages: readonly ReadPassage[]): boolean {
  const best = Math.max(...passages.map(({ share }) => share));
  return passage.share >= Math.max(0.55, best * 0.75);
}

/** Whether a sentence may be a statement: it contains at least .3 of the question. */
export function canBeStatement({ share }: Candidate): boolean {
  return share >= 0.3;
}

/** Whether several events are quoted for a question that asks for their sum or for one date. */
function hasUnaggregatedEvents({ form }: Question, statements: readonly Candidate[]): boolean {
  const events = statements.filter(({ record }) => record.kind === 'event');
  return (form.figure || form.time) && new Set(events.map(({ record }) => record.record.id)).size > 1;
}

/**
 * - `answered`: a passage contains .75 of the question by rarity, .65 unweighted (so that one rare term is not enough) and
 *   every number, and a quoted sentence contains .5. With .8 and .7 a sixth fewer of XQuAD's questions are answered, at the
 *   same precision; with .7 and .6 twice as many unanswerable ones are.
 *   The sentence names no other province instead of the one asked for. "When" needs a sentence with a time. "Who" needs one
 *   with the first term of the question, and an event only if the question names a time. Yes/no needs .9 in one sentence.
 *   Several events do not answer a question for their sum or a date, nor one event a question for a share, an average or a
 *   superlative; nor does anything answer a single term.
 * - `partial`: anything else that may be quoted.
 * - `insufficient_evidence`: nothing may be quoted.
 */
export function judgeAnswer(statements: readonly Candidate[], question: Question): ResearchStatus {
  if (statements.length === 0) return 'insufficient_evidence';
  const { form } = question;
  const isOfAll = form.share || form.average || form.most;
  const there = statements.filter((statement) => !isElsewhere(statement, question));
  const isAnswered =
    there.some((statement) => isSufficient(statement) && !(isOfAll && isEventRecord(statement))) &&
    !hasUnaggregatedEvents(question, statements) &&
    hasSeveralTerms(statements, question) &&
    (!form.whether || there.some((statement) => hasAllTerms(statement, question))) &&
    (!form.who ||
      there.some(
        (statement) =>
          isSufficient(statement) &&
          hasFirstTerm(statement, question) &&
          canIdentifyActor(statement, question),
      )) &&
    (!form.time || there.some(hasTimeExpression)) &&
    (!(form.figure || form.time) || hasTermsInOneRecord(there, question));
  return isAnswered ? 'answered' : 'partial';
}

/** Whether a sentence names only provinces other than those of the question. */
function isElsewhere(candidate: Candidate, { provinces, provincesIn }: Question): boolean {
  if (provinces.size === 0) return false;
  const named = [...provincesIn(quoteOf(candidate))];
  return named.length > 0 && !named.some((name) => provinces.has(name));
}

/** Whether the record is a single event; a dossier may cover all events. */
function isEventRecord({ record }: Candidate): boolean {
  return record.kind === 'event';
}

/** Whether the question has more than one term. */
function hasSeveralTerms([first]: readonly Candidate[], question: Question): boolean {
  return first === undefined || question.terms(first.passage.language).size > 1;
}

/** Whether it contains the first term of the question: a sentence about fighting does not answer "Who controlled Raqqa?" */
function hasFirstTerm({ passage, terms }: Candidate, question: Question): boolean {
  const [first] = question.terms(passage.language);
  return first !== undefined && terms.has(first);
}

/** "Who controls Idlib?": an event is evidence for its own date only, so the question has to name a time. */
function canIdentifyActor({ record, passage }: Candidate, { text }: Question): boolean {
  return record.kind !== 'event' || namesTime(text, passage.language);
}

function hasTimeExpression(candidate: Candidate): boolean {
  return namesTime(quoteOf(candidate), candidate.passage.language);
}

/** Whether one sentence contains the whole proposition: terms in separate sentences do not assert it. */
function hasAllTerms({ passage, terms }: Candidate, question: Question): boolean {
  return weightedOverlap(question.terms(passage.language), terms, () => 1) >= 0.9;
}

/**
 * Whether the sentences quoted from one record contain at least .9 of the question, unweighted: a number next to the rarest
 * term alone may refer to something else.
 */
function hasTermsInOneRecord(statements: readonly Candidate[], question: Question): boolean {
  const records = new Map<string, Candidate[]>();
  for (const statement of statements)
    records.set(statement.record.record.id, [...(records.get(statement.record.record.id) ?? []), statement]);
  return [...records.values()].some(([first, ...others]) => {
    if (first === undefined) return false;
    const { language } = first.passage;
    const held = new Set([first, ...others].flatMap(({ terms }) => [...terms]));
    return weightedOverlap(question.terms(language), held, () => 1) >= 0.9;
  });
}

/**
 * `high`: at least two undisputed records of different publishers, each sufficient alone. `medium`: one undisputed record.
 * `low`: everything else. Only statements count, which excludes duplicates, because publishers copy from one another.
 */
export function quotationConfidence(statements: readonly Candidate[]): Confidence {
  const sound = statements.filter(
    (statement) => isSufficient(statement) && statement.record.record.status !== 'disputed',
  );
  if (sound.length === 0) return 'low';
  const records = new Set(sound.map(({ record }) => record.record.id));
  const publishers = new Set(sound.map(({ field }) => field.source.publisher));
  return records.size > 1 && publishers.size > 1 ? 'high' : 'medium';
}

function isSufficient({ passage, share }: Candidate): boolean {
  return passage.share >= 0.75 && passage.plainShare >= 0.65 && passage.hasNumbers && share >= 0.5;
}
