import { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';
import type { Evidence } from '@partner-api/contract';
import { expect } from 'vitest';

/** What a reader of the response can check without us. */
export function verifyOffline(evidence: Evidence): void {
  const bytes = Buffer.from(evidence.excerpt.text, 'utf8');
  expect(bytes.subarray(evidence.byte_start, evidence.byte_end).toString('utf8')).toBe(evidence.quote);
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(evidence.excerpt.sha256);
  expect(evidence.quote).not.toBe('');
}

/** The value at a JSON Pointer (RFC 6901). */
export function valueAt(record: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((value, key) => (value instanceof Object ? Reflect.get(value, key) : undefined), record);
}
