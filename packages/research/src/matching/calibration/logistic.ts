/** A logistic regression over standardised features. */
export interface LogisticModel {
  readonly means: readonly number[];
  /** Standard deviations; 1 for a feature that never changes. */
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
 * The weights that make the examples most likely, each held to a normal distribution around 0 (a ridge of 1), by
 * Newton's method. The same examples in the same order give the same weights.
 */
export function fitLogistic(examples: readonly Example[]): LogisticModel {
  const count = examples[0]?.features.length ?? 0;
  const places = Array.from({ length: count }, (_, place) => place);
  const means = places.map((place) => mean(examples.map(({ features }) => features[place] ?? 0)));
  const scales = places.map((place) => {
    const spread = mean(examples.map(({ features }) => ((features[place] ?? 0) - (means[place] ?? 0)) ** 2));
    return Math.sqrt(spread) || 1;
  });
  const rows = examples.map(({ features }) =>
    Float64Array.from([
      1,
      ...places.map((place) => ((features[place] ?? 0) - (means[place] ?? 0)) / (scales[place] ?? 1)),
    ]),
  );
  const solution = newton(
    rows,
    examples.map(({ isSame }) => (isSame ? 1 : 0)),
    count + 1,
  );
  return { means, scales, intercept: solution[0] ?? 0, weights: [...solution.subarray(1)] };
}

const ridge = 1;
const mostSteps = 50;
const smallestStep = 1e-8;

function newton(rows: readonly Float64Array[], labels: readonly number[], size: number): Float64Array {
  const weights = new Float64Array(size);
  for (let step = 0; step < mostSteps; step++) {
    const system = normalEquations(rows, labels, weights);
    const change = solve(system, size);
    for (let place = 0; place < size; place++) weights[place] = (weights[place] ?? 0) + (change[place] ?? 0);
    if (change.every((value) => Math.abs(value) < smallestStep)) break;
  }
  return weights;
}

/** Hessian and gradient of the penalised likelihood, side by side. The intercept is free. */
function normalEquations(
  rows: readonly Float64Array[],
  labels: readonly number[],
  weights: Float64Array,
): Float64Array[] {
  const size = weights.length;
  const system = Array.from({ length: size }, (_, place) => {
    const line = new Float64Array(size + 1);
    line[place] = place === 0 ? smallestCurvature : ridge;
    line[size] = place === 0 ? 0 : -ridge * (weights[place] ?? 0);
    return line;
  });
  for (const [number, row] of rows.entries()) {
    const sum = row.reduce((total, value, place) => total + value * (weights[place] ?? 0), 0);
    const expected = 1 / (1 + Math.exp(-sum));
    const error = (labels[number] ?? 0) - expected;
    const curvature = Math.max(expected * (1 - expected), smallestCurvature);
    for (const [place, line] of system.entries()) {
      const value = row[place] ?? 0;
      line[size] = (line[size] ?? 0) + error * value;
      for (let other = 0; other < size; other++)
        line[other] = (line[other] ?? 0) + curvature * value * (row[other] ?? 0);
    }
  }
  return system;
}

const smallestCurvature = 1e-9;

/** Gauss-Jordan elimination with partial pivoting; the system is positive definite. */
function solve(system: Float64Array[], size: number): Float64Array {
  const at = (line: number, place: number) => system[line]?.[place] ?? 0;
  for (let pivot = 0; pivot < size; pivot++) {
    let largest = pivot;
    for (let line = pivot + 1; line < size; line++)
      if (Math.abs(at(line, pivot)) > Math.abs(at(largest, pivot))) largest = line;
    const [upper, lower] = [system[pivot], system[largest]];
    if (upper === undefined || lower === undefined) break;
    system[pivot] = lower;
    system[largest] = upper;
    for (const [number, line] of system.entries()) {
      if (number === pivot) continue;
      const factor = (line[pivot] ?? 0) / at(pivot, pivot);
      for (let place = pivot; place <= size; place++)
        line[place] = (line[place] ?? 0) - factor * (lower[place] ?? 0);
    }
  }
  return Float64Array.from({ length: size }, (_, place) => at(place, size) / at(place, place));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
