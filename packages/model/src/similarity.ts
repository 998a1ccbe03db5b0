import { CallFailed } from './call-failed.js';

interface Embedded {
  readonly index: number;
  readonly embedding: readonly number[];
}

/** Returns the cosine similarity of the first vector with each of the others, in the order of their texts. Throws `CallFailed`. */
export function similarities(data: readonly Embedded[], texts: number): number[] {
  const vectors = data.toSorted((a, b) => a.index - b.index).map(({ embedding }) => embedding);
  const [first, ...others] = vectors;
  const isWhole = data.length === texts + 1 && new Set(data.map(({ index }) => index)).size === data.length;
  if (first === undefined || !isWhole || others.some(({ length }) => length !== first.length))
    throw new CallFailed('malformed', 'the embeddings are not those of the texts');
  return others.map((other) => cosine(first, other));
}

function cosine(a: readonly number[], b: readonly number[]): number {
  const product = dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b));
  // A zero vector has no direction.
  return Number.isFinite(product) ? product : 0;
}

function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);
}
