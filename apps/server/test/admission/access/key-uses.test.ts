import { describe, expect, test } from 'vitest';
import { keyUses } from '../../../src/admission/access/key-uses.js';

const TODAY = new Date('2026-03-15T23:59:00Z');
const TOMORROW = new Date('2026-03-16T00:00:00Z');

function recorder() {
  const written: [readonly string[], string][] = [];
  let failing = false;
  const uses = keyUses({
    recordUse: async (ids, day) => {
      if (failing) throw new Error('away');
      written.push([ids, day]);
    },
  });
  const fail = (now: boolean) => {
    failing = now;
  };
  return { uses, written, fail };
}

describe('the uses of keys', () => {
  test('are written once for each key and day', async () => {
    const { uses, written } = recorder();
    for (const id of ['one', 'two', 'one', 'one']) uses.note(id, TODAY);
    await uses.write();
    uses.note('one', TODAY);
    await uses.write();
    expect(written).toEqual([[['one', 'two'], '2026-03-15']]);
    uses.note('two', TOMORROW);
    await uses.write();
    expect(written.slice(1)).toEqual([[['two'], '2026-03-16']]);
  });

  test('before and after midnight are written for their own days', async () => {
    const { uses, written } = recorder();
    uses.note('one', TODAY);
    uses.note('one', TOMORROW);
    uses.note('two', TODAY);
    await uses.write();
    expect(written).toEqual([
      [['one', 'two'], '2026-03-15'],
      [['one'], '2026-03-16'],
    ]);
  });

  test('that could not be written are kept for the next write', async () => {
    const { uses, written, fail } = recorder();
    uses.note('one', TODAY);
    fail(true);
    await expect(uses.write()).rejects.toThrow('away');
    fail(false);
    await uses.write();
    await uses.write();
    expect(written).toEqual([[['one'], '2026-03-15']]);
  });
});
