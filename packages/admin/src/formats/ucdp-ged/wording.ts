import type { Estimate } from '@partner-api/contract';

/** Data for title and summary, which this service words itself and which name no place finer than a district. */
export interface EventFacts {
  readonly isOneSided: boolean;
  readonly sideA: string;
  readonly sideB: string;
  /** First and last day, `YYYY-MM-DD`. */
  readonly from: string;
  readonly to: string;
  readonly datePrecision: number;
  readonly wherePrecision: number;
  readonly killed: Estimate;
  /** Best estimate. */
  readonly civiliansKilled: number | null;
  /** Names from fine to coarse. */
  readonly places: readonly string[];
  readonly isAggregate: boolean;
  /** From a candidate release, not yet vetted by UCDP. */
  readonly isUnvetted: boolean;
}

export function titleOf(facts: EventFacts): string {
  const place = facts.places.join(', ');
  return facts.isOneSided
    ? `Violence against civilians by ${facts.sideA} in ${place}`
    : `Battle between ${facts.sideA} and ${facts.sideB} in ${place}`;
}

export function summaryOf(facts: EventFacts): string {
  const { sideA, sideB } = facts;
  const what = facts.isOneSided ? `${sideA} used violence against civilians` : `${sideA} and ${sideB} fought`;
  return [
    `${whenOf(facts)}, ${what} in ${facts.places.join(', ')}.`,
    killedOf(facts),
    `${timeKnown(facts.datePrecision)} ${placeKnown(facts.wherePrecision)}`,
    ...(facts.isUnvetted ? ['UCDP has not vetted it yet: it may be changed or left out.'] : []),
    ...(facts.isAggregate ? ['UCDP took it from a report on several events that cannot be told apart.'] : []),
  ].join(' ');
}

function whenOf({ from, to }: EventFacts): string {
  return from === to ? `On ${inWords(from)}` : `Between ${inWords(from)} and ${inWords(to)}`;
}

function killedOf({ killed, civiliansKilled }: EventFacts): string {
  if (killed.best === null) return 'How many people were killed is not known.';
  const range = `(low ${killed.low ?? 'unknown'}, high ${killed.high ?? 'unknown'})`;
  // UCDP's deaths of unknown status may be civilians, so the others are not called combatants.
  const civilians = civiliansKilled === null ? '' : `, ${civiliansKilled} counted as civilians`;
  return `Best estimate: ${killed.best} ${killed.best === 1 ? 'person' : 'people'} killed ${range}${civilians}.`;
}

/** UCDP GED codebook, `date_prec`. */
function timeKnown(precision: number): string {
  if (precision === 1) return 'The day is known.';
  if (precision <= 3) return 'The day is not known, the week is.';
  return precision === 4 ? 'Only the month is known.' : 'Only the year, or a longer time, is known.';
}

/** UCDP GED codebook, `where_prec`. */
function placeKnown(precision: number): string {
  if (precision === 1) return 'The place is known.';
  if (precision === 2) return 'The place is known roughly.';
  if (precision === 3) return 'Of the place, the district is known.';
  if (precision === 4) return 'Of the place, only the province is known.';
  return precision === 5
    ? 'The place is an area or a line, such as a border or a road.'
    : 'Of the place, no more is known.';
}

// Not `Intl`, whose wording changes between runtime versions and would change every record.
const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

function inWords(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${day} ${MONTHS[(month ?? 0) - 1]} ${year}`;
}
