import { readTable } from '../read-table.js';
import type { Passage, Scope } from './passages.js';
import { signsNamed, weightOf } from './screening-signs.js';

export interface ScreeningRule {
  readonly id: string;
  readonly outcome: 'refuse' | 'flag';
  readonly scope: Scope;
  /** One sign of each list must be there. */
  readonly all: readonly (readonly string[])[];
  /** None of these may be. */
  readonly unless: readonly string[];
  /** The least sum of the weights of all signs. */
  readonly weight: number;
  /** Names the reason that is told to whoever is refused. */
  readonly reason: string;
}

/** The rules in the order of the table: the first that applies gives a decision its reason. */
export const screeningRules: readonly ScreeningRule[] = readTable('screening-rules.tsv', [
  'rule',
  'outcome',
  'scope',
  'all',
  'unless',
  'weight',
  'reason',
]).map((row) => ({
  id: row.rule,
  outcome: oneOf(['refuse', 'flag'], row.outcome),
  scope: oneOf(['clause', 'passage'], row.scope),
  all: row.all.split(' ').map(signsIn),
  unless: row.unless === '-' ? [] : signsIn(row.unless),
  weight: row.weight === '-' ? Number.NEGATIVE_INFINITY : Number(row.weight),
  reason: row.reason,
}));

/** Stands among the rules where a guard model raised an outcome. */
export const GUARD_RULE = 'guard-model';

/** The names of all rules by which a text can be flagged. */
export const flagRules: readonly string[] = [
  ...screeningRules.filter(({ outcome }) => outcome === 'flag').map(({ id }) => id),
  GUARD_RULE,
];

/** The signs that keep some rule from applying. */
export const loweringSigns: ReadonlySet<string> = new Set(screeningRules.flatMap(({ unless }) => unless));

export function applies({ all, unless, weight, scope }: ScreeningRule, passage: Passage): boolean {
  const { signs } = passage;
  return (
    scope === passage.scope &&
    all.every((some) => some.some((sign) => signs.has(sign))) &&
    !unless.some((sign) => signs.has(sign)) &&
    (weight === Number.NEGATIVE_INFINITY || weightOf(signs) >= weight)
  );
}

function signsIn(names: string): string[] {
  return names.split('|').flatMap(signsNamed);
}

function oneOf<Name extends string>(names: readonly Name[], name: string): Name {
  const found = names.find((one) => one === name);
  if (found === undefined) throw new Error(`A screening rule has "${name}" for one of ${names.join(', ')}`);
  return found;
}
