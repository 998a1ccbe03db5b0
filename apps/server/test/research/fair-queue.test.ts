import { expect, test } from 'vitest';
import { FairQueue } from '../../src/research/fair-queue.js';

const taken = (queue: FairQueue<string>) => {
  const items: string[] = [];
  for (let item = queue.take(); item !== undefined; item = queue.take()) items.push(item);
  return items.join(' ');
};

test('serves each caller in turn, however many items one has added before', () => {
  const queue = new FairQueue<string>();
  for (const item of ['a1', 'a2', 'a3', 'a4']) queue.add('a', item);
  for (const item of ['b1', 'b2']) queue.add('b', item);
  queue.add('c', 'c1');
  expect(taken(queue)).toBe('a1 b1 c1 a2 b2 a3 a4');
});

test('a caller that was served comes after those that wait', () => {
  const queue = new FairQueue<string>();
  queue.add('a', 'a1');
  queue.add('b', 'b1');
  expect(queue.take()).toBe('a1');
  queue.add('a', 'a2');
  queue.add('c', 'c1');
  expect(taken(queue)).toBe('b1 a2 c1');
});

test('does not return a removed item', () => {
  const queue = new FairQueue<string>();
  for (const item of ['a1', 'a2']) queue.add('a', item);
  queue.add('b', 'b1');
  queue.remove('a', 'a1');
  queue.remove('b', 'b1');
  queue.remove('c', 'c1');
  expect(taken(queue)).toBe('a2');
});
