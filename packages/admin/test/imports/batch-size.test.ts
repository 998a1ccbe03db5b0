import { describe, expect, it } from 'vitest';
import { BatchSize } from '../../src/imports/batch-size.js';

const QUICK = 10;
const SLOW = 1_000;
const LONG = 100 * 1024 * 1024;

/** Returns the number of changes at which a batch is full. */
function sizeOf(size: BatchSize): number {
  let changes = 1;
  while (!size.isReached(changes, 0)) changes += 1;
  return changes;
}

describe('the size of a batch', () => {
  it('doubles while batches are fast, up to eight times', () => {
    const size = new BatchSize(100);
    const sizes = Array.from({ length: 6 }, () => {
      const now = sizeOf(size);
      size.written(now, QUICK);
      return now;
    });
    expect(sizes).toEqual([100, 200, 400, 800, 800, 800]);
  });

  it('halves while batches are slow, down to one step', () => {
    const size = new BatchSize(100);
    for (let batch = 0; batch < 3; batch += 1) size.written(sizeOf(size), QUICK);
    const sizes = Array.from({ length: 5 }, () => {
      size.written(sizeOf(size), SLOW);
      return sizeOf(size);
    });
    expect(sizes).toEqual([400, 200, 100, 100, 100]);
  });

  it('is a multiple of the step even where it shrinks while the batch is collected', () => {
    const size = new BatchSize(100);
    for (let batch = 0; batch < 2; batch += 1) size.written(sizeOf(size), QUICK);
    expect(size.isReached(250, 0)).toBe(false);
    size.written(400, SLOW);
    expect(size.isReached(251, 0)).toBe(false);
    expect(size.isReached(300, 0)).toBe(true);
  });

  it('stays for batches of medium duration', () => {
    const size = new BatchSize(100);
    size.written(100, QUICK);
    size.written(200, 100);
    expect(sizeOf(size)).toBe(200);
  });

  it('does not grow for a batch that was not full', () => {
    const size = new BatchSize(100);
    size.written(99, QUICK);
    expect(sizeOf(size)).toBe(100);
  });

  it('is limited by the length of its records', () => {
    expect(new BatchSize(100).isReached(1, LONG)).toBe(true);
  });

  it('is fixed where it was given', () => {
    const size = new BatchSize(10, { fixed: true });
    size.written(10, QUICK);
    expect(sizeOf(size)).toBe(10);
  });
});
