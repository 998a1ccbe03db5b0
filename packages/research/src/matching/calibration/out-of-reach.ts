import { indexLanguage } from '../../index/language-indexes.js';
import { thresholds } from './calibration-report.js';
import { type Figures, figuresOf, type HeldOut, sharesOf } from './held-out.js';
import type { LabelledPair } from './labelled-pair.js';
import { falseAlarmsToExpect, wrongToExpect } from './mistakes-to-expect.js';
import { hasSameWords } from './same-words.js';
import type { Targets } from './targets.js';

/** Why no threshold meets the targets, for whoever labelled the pairs: how near one comes, and what is in the way. */
export function outOfReach(
  judged: readonly HeldOut[],
  pairs: readonly LabelledPair[],
  targets: Targets,
): string {
  const points = thresholds.map((threshold) => ({
    threshold,
    figures: figuresOf(judged.map((one) => ({ ...one, threshold }))),
  }));
  const { threshold, figures } = nearestTo(points, targets.falseAlarms);
  const coverage = sharesOf(figures).coverage ?? 0;
  return [
    `At no threshold ${targets.precision} of the verdicts are right with at most ${targets.falseAlarms} false alarms.`,
    `Nearest is ${threshold}, where ${down(1 - wrongToExpect(figures))} are right,`,
    `${down(coverage)} of the claims with an answer get the right one`,
    `and ${up(falseAlarmsToExpect(figures))} of those without one get any. Right ones and false alarms are counted with one`,
    'mistake more than was made, because further claims are not these.',
    causeOf(points, pairs, targets),
    'Label more pairs, or ask for less.',
  ]
    .filter((part) => part !== null)
    .join(' ');
}

interface Point {
  readonly threshold: number;
  readonly figures: Figures;
}

/** The most precise threshold among those that keep to the false alarms; where none does, the one with the fewest. */
function nearestTo(points: readonly Point[], falseAlarms: number): Point {
  const excess = (figures: Figures) => Math.max(falseAlarmsToExpect(figures) - falseAlarms, 0);
  const [nearest] = points.toSorted(
    ({ figures: a }, { figures: b }) => excess(a) - excess(b) || wrongToExpect(a) - wrongToExpect(b),
  );
  if (!nearest) throw new Error('There are thresholds');
  return nearest;
}

/** What misses a target must not look as if it met it. */
const down = (value: number): string => (Math.floor(value * 1_000) / 1_000).toFixed(3);
const up = (value: number): string => (Math.ceil(value * 1_000) / 1_000).toFixed(3);

/** By the lowest threshold, where the most verdicts are given and so the most mistakes are made. */
function causeOf(
  [lowest]: readonly Point[],
  pairs: readonly LabelledPair[],
  targets: Targets,
): string | null {
  if (!lowest) return null;
  const { figures } = lowest;
  if (figures.wrong + figures.falselyGiven === 0) return tooFew(figures, targets);
  return figures.wrong > 0 && figures.wrongLikeAnswer * 2 >= figures.wrong
    ? labelledApart(figures, pairs)
    : null;
}

function tooFew({ given, unanswerable }: Figures, { precision, falseAlarms }: Targets): string {
  const needed = (share: number) => Math.ceil(1 / share - 1e-9) - 1;
  return (
    `No mistake was made: the pairs are too few to show more. That takes ${needed(1 - precision)} verdicts, ` +
    `and there are ${given}, and ${needed(falseAlarms)} claims, and there are ${unanswerable}.`
  );
}

/** One statement that was reviewed twice, labelled once as the same and once as not, teaches that likeness says nothing. */
function labelledApart({ wrong, wrongLikeAnswer }: Figures, pairs: readonly LabelledPair[]): string {
  const answers = new Map<string, LabelledPair[]>();
  for (const pair of pairs) {
    if (pair.same) answers.set(pair.claim, [...(answers.get(pair.claim) ?? []), pair]);
  }
  const apart = pairs.flatMap((pair) => {
    const answer = pair.same ? undefined : answers.get(pair.claim)?.find((one) => isAlike(pair, one));
    return answer ? [{ pair, answer }] : [];
  });
  const [first] = apart;
  const example = first
    ? `, such as ${quoted(first.pair.reviewed)} beside ${quoted(first.answer.reviewed)}`
    : '';
  return (
    `Likely cause: ${wrongLikeAnswer} of the ${wrong} verdicts that are wrong at the lowest threshold are from a reviewed claim that is labelled as not the same ` +
    `and has nearly the words of one that is labelled as the same; of all pairs ${apart.length} are labelled so${example}. ` +
    'Where both are one statement that was reviewed twice, label both as the same.'
  );
}

const isAlike = (pair: LabelledPair, answer: LabelledPair): boolean =>
  hasSameWords({ text: pair.reviewed }, { text: answer.reviewed }, indexLanguage(pair.lang));

const longestQuoted = 120;

const quoted = (text: string): string =>
  `“${text.length > longestQuoted ? `${text.slice(0, longestQuoted)}…` : text}”`;
