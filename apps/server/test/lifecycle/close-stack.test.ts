import { expect, test } from 'vitest';
import { createCloseStack } from '../../src/lifecycle/close-stack.js';

function opened() {
  const closing = createCloseStack();
  const closed: string[] = [];
  const open = (name: string, close = async () => void closed.push(name)) => closing.add(close);
  return { closing, closed, open };
}

test('closes in reverse order, each once', async () => {
  const { closing, closed, open } = opened();
  for (const name of ['store', 'door', 'port']) open(name);
  await closing.close();
  await closing.close();
  expect(closed).toEqual(['port', 'door', 'store']);
});

test('can close one early', async () => {
  const { closing, closed, open } = opened();
  open('store');
  const closeDesk = open('desk');
  open('port');
  await closeDesk();
  await closing.close();
  expect(closed).toEqual(['desk', 'port', 'store']);
});

test('rejects with the failures after closing the others', async () => {
  const { closing, closed, open } = opened();
  open('store');
  open('door', () => Promise.reject(new Error('stuck')));
  open('port');
  await expect(closing.close()).rejects.toMatchObject({ errors: [{ message: 'stuck' }] });
  expect(closed).toEqual(['port', 'store']);
});
