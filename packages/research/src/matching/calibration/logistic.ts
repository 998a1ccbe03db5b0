/** A logistic regression over standardised features. */
export interface LogisticModel {
  readonly means: readonly number[];
  /** Standard deviations; 1 for a constant feature. */
  readonly scales: readonly number[];
  readonly intercept: number;
  readonly weights: readonly number[];
}

export interface Example {
  readonly features: readonly number[];
  readonly isSame: boolean;
}

export function probability(
  { means, scales, intercept, weights }: LogisticModel,
  features: readonly number[],
): number {
  const sum = weights.reduce(
    (total, weight, place) =>
      total + (weight * ((features[place] ?? 0) - (means[place] ?? 0))) / (scales[place] ?? 1),
    intercept,
  );
  return 1 / (1 + Math.exp(-sum));
}

/**
 * Fits by coordinate descent with Newton steps and an L2 penalty of 1 on the weights (not the intercept) until
 * convergence. Deterministic for the same examples in the same order.
 */
export function fitLogistic(examples: readonly Example[]): LogisticModel {
  const columns = (examples[0]?.features ?? []).map((_, place) =>
    Float64Array.from(examples, ({ features }) => features[place] ?? 0),
  );
  const means = columns.map(mean);
  const scales = columns.map((column, place) => {
    const center = means[place] ?? 0;
    return Math.sqrt(mean(column.map((value) => (value - center) ** 2))) || 1;
  });
  const standardised = columns.map((column, place) =>
    column.map((value) => (value - (means[place] ?? 0)) / (scales[place] ?? 1)),
  );
  const rows = [new Float64Array(examples.length).fill(1), ...standardised];
  const weights = new Float64Array(rows.length);
  const sums = new Float64Array(examples.length);
  for (let sweep = 0; sweep < maxSweeps; sweep++) {
    let largest = 0;
    for (const [place, column] of rows.entries()) {
      const step = newtonStep(column, sums, examples, place === 0 ? 0 : ridge, weights[place] ?? 0);
      weights[place] = (weights[place] ?? 0) + step;
      for (const [number, value] of column.entries()) sums[number] = (sums[number] ?? 0) + step * value;
      largest = Math.max(largest, Math.abs(step));
    }
    if (largest < minStep) break;
  }
  return { means, scales, intercept: weights[0] ?? 0, weights: [...weights.subarray(1)] };
}

const ridge = 1;
const maxSweeps = 500;
const minStep = 1e-6;
/** Prevents division by zero where all examples are certain. */
const minCurvature = 1e-9;
const maxStep = 2;

function newtonStep(
  column: Float64Array,
  sums: Float64Array,
  examples: readonly Example[],
  penalty: number,
  weight: number,
): number {
  let [gradient, curvature] = [-penalty * weight, penalty + minCurvature];
  for (const [number, { isSame }] of examples.entries()) {
    const value = column[number] ?? 0;
    const expected = 1 / (1 + Math.exp(-(sums[number] ?? 0)));
    gradient += value * ((isSame ? 1 : 0) - expected);
    curvature += value * value * expected * (1 - expected);
  }
  return Math.max(-maxStep, Math.min(maxStep, gradient / curvature));
}

function mean(values: Float64Array): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
