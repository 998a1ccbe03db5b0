import type { Confidence, ResearchStatus } from '@partner-api/contract';
import { weightedOverlap } from '../../index/weighted-overlap.js';
import { quoteOf } from '../../results/evidence.js';
import { namesTime } from './names-time.js';
import { isElsewhere } from './of-place.js';
import type { Candidate, Question, ReadPassage } from './read-passages.js';

// Whether what was found answers the question. What counts is one passage, never several together: parts of a question
// that are found in unrelated records make no answer. All shares are of the question's terms, weighed by rarity.

/** Whether a passage may be quoted: it holds at least .55 of the question, and of what the best one holds .75. */
export function mayBeQuoted(passage: ReadPassage, passages: readonly ReadPassage[]): boolean {
  const best = Math.max(...passages.map(({ share }) => share));
  return passage.share >= Math.max(0.55, best * 0.75);
}

/** Whether a sentence says enough by itself to be a statement: at least .3 of the question. */
export function maySpeak({ share }: Candidate): boolean {
  return share >= 0.3;
}

/** Whether several events are quoted side by side though their sum, or the day of one, was asked for. */
function leavesToAdd({ form }: Question, statements: readonly Candidate[]): boolean {
  const events = statements.filter(({ record }) => record.kind === 'event');
  return (form.figure || form.time) && new Set(events.map(({ record }) => record.record.id)).size > 1;
}

/**
 * - `answered`: a passage holds at least .75 of the question, .65 with every term counted alike (else one rare word could
 *   stand for a short question), and every number in it, and a sentence of it that is quoted
 *   holds at least .5; but for several events where their sum or a day was asked for. With .8 and .7 a sixth fewer of
 *   XQuAD's questions are answered, as often rightly; with .7 and .6 twice as many are that nothing answers.
 *   Where the question names provinces, that sentence names no other ones instead.
 *   One for a time needs a sentence that names one, one for who did something a sentence with the word for what was done,
 *   and of an event one only where the question names a time.
 *   A question for yes or no needs a sentence that holds .9 by itself, and one word is no question. What all that happened
 *   comes to is answered by no event: a share of it, or which part of it had most or none.
 * - `partial`: anything else that may be quoted.
 * - `insufficient_evidence`: nothing may be quoted.
 */
export function judgeAnswer(statements: readonly Candidate[], question: Question): ResearchStatus {
  if (statements.length === 0) return 'insufficient_evidence';
  const { form } = question;
  const isOfAll = form.share || form.average || form.most;
  const there = statements.filter((statement) => !isElsewhere(statement, question));
  const isAnswered =
    there.some((statement) => answers(statement) && !(isOfAll && tellsOfOne(statement))) &&
    !leavesToAdd(question, statements) &&
    isAskedInFull(statements, question) &&
    (!form.whether || there.some((statement) => holdsAll(statement, question))) &&
    (!form.who ||
      there.some(
        (statement) =>
          answers(statement) && holdsFirst(statement, question) && maySayWho(statement, question),
      )) &&
    (!form.time || there.some(tellsTime)) &&
    (!(form.figure || form.time) || sayTogether(there, question));
  return isAnswered ? 'answered' : 'partial';
}

/** An event tells of itself alone; a dossier may tell of all. */
function tellsOfOne({ record }: Candidate): boolean {
  return record.kind === 'event';
}

/** One word asks nothing that a sentence could answer. */
function isAskedInFull([first]: readonly Candidate[], question: Question): boolean {
  return first === undefined || question.terms(first.passage.language).size > 1;
}

/** Whether it holds what the question begins with: "Who controlled Raqqa?" is not answered by who fought there. */
function holdsFirst({ passage, terms }: Candidate, question: Question): boolean {
  const [first] = question.terms(passage.language);
  return first !== undefined && terms.has(first);
}

/** "Who controls Idlib?": an event tells who did something once, and whether that is the time that is meant is not told. */
function maySayWho({ record, passage }: Candidate, { text }: Question): boolean {
  return record.kind !== 'event' || namesTime(text, passage.language);
}

function tellsTime(candidate: Candidate): boolean {
  return namesTime(quoteOf(candidate), candidate.passage.language);
}

/** Whether a sentence by itself holds what is to be affirmed: words found side by side do not say that they belong together. */
function holdsAll({ passage, terms }: Candidate, question: Question): boolean {
  return weightedOverlap(question.terms(passage.language), terms, () => 1) >= 0.9;
}

/**
 * Whether the sentences quoted from one record hold at least .9 of the question, every term counted alike: a number that
 * stands beside its rarest word is easily that of something else.
 */
function sayTogether(statements: readonly Candidate[], question: Question): boolean {
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
 * Of what is answered, `high`: by two records or more of different publishers, each of which would do alone, none
 * disputed. `medium`: by a record that is not disputed. `low`: everything else. Only statements count, and so no reports
 * that repeat one another: publishers copy.
 */
export function quotationConfidence(statements: readonly Candidate[]): Confidence {
  const sound = statements.filter(
    (statement) => answers(statement) && statement.record.record.status !== 'disputed',
  );
  if (sound.length === 0) return 'low';
  const records = new Set(sound.map(({ record }) => record.record.id));
  const publishers = new Set(sound.map(({ field }) => field.source.publisher));
  return records.size > 1 && publishers.size > 1 ? 'high' : 'medium';
}

function answers({ passage, share }: Candidate): boolean {
  return passage.share >= 0.75 && passage.plainShare >= 0.65 && passage.hasNumbers && share >= 0.5;
}
