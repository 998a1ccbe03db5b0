import * as z from 'zod';

const OPERATORS = [
  ...['at_least', 'more_than', 'at_most', 'fewer_than', 'up_to', 'about', 'exactly', 'number'],
  ...['between', 'none', 'some', 'vague'],
] as const;
export type ComparisonOperator = (typeof OPERATORS)[number];

const BandSchema = z
  .strictObject({ from: z.number().min(0), to: z.number().min(0).nullable() })
  .describe('A range of numbers, both ends included; `to` is null where nothing bounds it.');
export type Band = z.infer<typeof BandSchema>;

export const PredicateSchema = z
  .strictObject({
    says: z.enum(OPERATORS),
    named: z
      .tuple([z.number().min(0), z.number().min(0).nullable()])
      .nullable()
      .describe('The number named, and the second of two; null for "none" and "some".'),
    holds: BandSchema.describe('Any number in it makes the statement true.'),
    fails: BandSchema.describe(
      'Any number outside makes it false; wider than `holds` where words are vague.',
    ),
    isByBest: z.boolean().describe('Whether the best estimate decides, as for "about 40" and a plain "40".'),
  })
  .describe('What is said of a number.');
export type Predicate = z.infer<typeof PredicateSchema>;

/** A claimed change in percent of the earlier number. Any change within `holds` makes the claim true. */
export const ChangeSchema = z.strictObject({
  says: z.enum(['at_least', 'more_than', 'at_most', 'fewer_than', 'about', 'number']),
  percent: z.number().min(0),
  holds: BandSchema,
  isByBest: z.boolean(),
});
export type Change = z.infer<typeof ChangeSchema>;

export function isInBand(number: number, { from, to }: Band): boolean {
  return number >= from && (to === null || number <= to);
}

const above = (from: number): Band => ({ from, to: null });
const upTo = (to: number): Band => ({ from: 0, to });

/** The predicate of a number, or of two numbers for `between`. For `vague`, `value` is the unit: 100 for "hundreds". */
export function predicateOf(says: ComparisonOperator, value = 0, second: number | null = null): Predicate {
  const { holds, fails = holds, isByBest = false } = bandsOf(says, value, second ?? value);
  const named: Predicate['named'] = says === 'none' || says === 'some' ? null : [value, second];
  return { says, named, holds, fails, isByBest };
}

interface Bands {
  readonly holds: Band;
  readonly fails?: Band;
  readonly isByBest?: boolean;
}

const mostOrders = 10;

function bandsOf(says: ComparisonOperator, value: number, second: number): Bands {
  switch (says) {
    case 'at_least':
      return { holds: above(value) };
    case 'more_than':
      return { holds: above(value + 1) };
    case 'at_most':
      return { holds: upTo(value) };
    case 'fewer_than':
      return { holds: upTo(Math.max(0, value - 1)) };
    case 'up_to':
      // "Up to 40" is true from 90 % of the number, false above it, and misleading far below it.
      return { holds: { from: Math.ceil(value * 0.9), to: value }, fails: upTo(value), isByBest: true };
    case 'about':
      return { holds: { from: Math.ceil(value * 0.9), to: Math.floor(value * 1.1) }, isByBest: true };
    case 'exactly':
      return { holds: { from: value, to: value } };
    case 'number':
      return { holds: around(value, roundedBy(value)), isByBest: true };
    case 'between':
      return { holds: { from: value, to: second } };
    case 'none':
      return { holds: upTo(0) };
    case 'some':
      return { holds: above(1) };
    case 'vague':
      return { holds: { from: 2 * value, to: mostOrders * value }, fails: above(value) };
  }
}

function around(value: number, tolerance: number): Band {
  return { from: Math.max(0, value - tolerance), to: value + tolerance };
}

/** The rounding tolerance of a number that ends in two or more zeros: half its last significant unit, at most 5 %. */
function roundedBy(value: number): number {
  let unit = 1;
  while (value > 0 && value % (unit * 10) === 0) unit *= 10;
  return unit >= 100 ? Math.floor(Math.min(unit / 2, value / 20)) : 0;
}

/** The predicate of a change in percent. A plain percentage that ends in 0 or 5 is treated as rounded, by at most 5 % of itself. */
export function changeOf(says: Change['says'], percent: number): Change {
  const isByBest = says === 'about' || says === 'number';
  return { says, percent, holds: changeBand(says, percent), isByBest };
}

function changeBand(says: Change['says'], percent: number): Band {
  switch (says) {
    case 'at_least':
    case 'more_than':
      return above(percent);
    case 'at_most':
    case 'fewer_than':
      return upTo(percent);
    case 'about':
      return { from: percent * 0.9, to: percent * 1.1 };
    case 'number': {
      const rounded = percent % 5 === 0 ? Math.min(percent % 10 === 0 ? 5 : 2.5, percent / 20) : 0;
      return around(percent, Math.max(Number.isInteger(percent) ? 0.5 : 0.05, rounded));
    }
  }
}
