import { readTable } from '../read-table.js';
import type { Passage, Scope } from './passages.js';
import { signsNamed, weightOf } from './screening-signs.js';

export interface ScreeningRule {
  readonly id: string;
  readonly outcome: 'refuse' | 'flag';
  readonly scope: Scope;
  /** One sign of each list must be present. */
  readonly all: readonly (readonly string[])[];
  /** None of these may be present. */
  readonly unless: readonly string[];
  /** The minimum sum of the weights of all signs. */
  readonly weight: number;
  /** The key of the reason given with a refusal. */
  readonly reason: string;
}

/** The rules in table order: the first that matches decides the reason. */
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

/** The rule id used when a guard model raised an outcome. */
export const GUARD_RULE = 'guard-model';

/** The ids of all rules that can flag a text. */
export const flagRules: readonly string[] = [
  ...screeningRules.filter(({ outcome }) => outcome === 'flag').map(({ id }) => id),
  GUARD_RULE,
];

/** Signs that keep at least one rule from matching. */
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
