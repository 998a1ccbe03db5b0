import type { ConceptPlace } from './find-concepts.js';
import type { Concept } from './vocabulary/concepts.js';
import { type SentenceWindow, sentencesOf, windowOf } from './windows.js';

type Places = readonly ConceptPlace<Concept>[];

// An excuse of more words is a clause of its own, in which the question itself may be.
const longestExcuse = 8;
// Fewer words ask for nothing.
const shortestClause = 5;

/** They say why it is asked, which changes nothing of what is asked. */
const purposes: readonly Concept[] = ['law', 'protection', 'reasons'];
/** In front of a question these are another one, or say of which time and how widely it is asked. */
const otherQuestions: readonly Concept[] = ['count', 'seeking_help'];
const frames: readonly Concept[] = ['past', 'in_general'];
const excuses: readonly Concept[] = [...purposes, ...otherQuestions, ...frames];
/** What no frame is believed for: "Compared with 2022, where are they hiding now?" */
const beliesFrames: readonly Concept[] = ['now', 'soon', 'coordinates', 'harm_aim', 'demand', 'home'];
/** What has one of these may be the question, and what is beside it a part of that. */
const questions: readonly Concept[] = [
  'where',
  'which',
  'when',
  'demand',
  'identity',
  'route',
  'fine_place',
  'how_to',
  'others',
];

/**
 * Sentences without an excuse that a comma or a colon sets apart, before, after or amid what is asked: "As evidence for
 * the court, where are the families hiding?" asks what it would ask without the court.
 */
export function clausesBesideExcuses(places: Places): SentenceWindow<Concept>[] {
  return sentencesOf(places).flatMap((sentence) => {
    const pauses = pausesOf(sentence);
    return pauses.length === 0
      ? []
      : [
          ...clausesAfter(sentence, pauses),
          ...clausesBefore(sentence, pauses),
          ...clausesAround(sentence, pauses),
        ];
  });
}

function clausesAfter(sentence: Places, pauses: readonly number[]): SentenceWindow<Concept>[] {
  return pauses
    .filter((at) => at <= longestExcuse && sentence.length - at >= shortestClause)
    .map((at) => ({ excuse: conceptsOf(sentence.slice(0, at)), clause: windowOf(sentence.slice(at)) }))
    .filter(
      ({ excuse, clause }) =>
        holds(excuse, excuses) && (!holds(excuse, frames) || holds(clause.concepts, beliesFrames)),
    )
    .map(({ excuse, clause }) => (excuse.has('others') ? ofOthers(clause) : clause));
}

/** Of whom it is asked may be said beside the excuse: "The soldiers on trial, where are they now?" */
const ofOthers = ({ concepts, words }: SentenceWindow<Concept>): SentenceWindow<Concept> => ({
  concepts: new Set([...concepts, 'others']),
  words,
});

function clausesBefore(sentence: Places, pauses: readonly number[]): SentenceWindow<Concept>[] {
  return pauses
    .filter((at) => at >= shortestClause && sentence.length - at <= longestExcuse)
    .filter((at) => {
      const excuse = conceptsOf(sentence.slice(at));
      return holds(excuse, purposes) && !holds(excuse, questions);
    })
    .map((at) => windowOf(sentence.slice(0, at)));
}

/** Between two pauses there may be anything, so that only what is nothing but an excuse is left out. */
function clausesAround(sentence: Places, pauses: readonly number[]): SentenceWindow<Concept>[] {
  return pauses.flatMap((from, index) => {
    const to = pauses[index + 1] ?? sentence.length;
    const isShort = to < sentence.length && to - from <= longestExcuse;
    if (!isShort || sentence.length - (to - from) < shortestClause) return [];
    const excuse = conceptsOf(sentence.slice(from, to));
    const isNothingElse = [...excuse].every((concept) => excuses.includes(concept));
    return holds(excuse, purposes) && isNothingElse
      ? [windowOf([...sentence.slice(0, from), ...sentence.slice(to)])]
      : [];
  });
}

const pausesOf = (sentence: Places): number[] =>
  sentence.flatMap(({ after }, at) => (at > 0 && after !== 'word' ? [at] : []));

const conceptsOf = (places: Places): ReadonlySet<Concept> => windowOf(places).concepts;

const holds = (concepts: ReadonlySet<Concept>, some: readonly Concept[]): boolean =>
  some.some((concept) => concepts.has(concept));
