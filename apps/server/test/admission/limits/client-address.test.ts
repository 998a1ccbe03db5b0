import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { clientAddress } from '../../../src/admission/limits/client-address.js';

const request = (remoteAddress: string | undefined, forwarded?: string) =>
  ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage;

describe('clientAddress', () => {
  it('returns the address of the connection when no proxy is trusted, whatever the header says', () => {
    expect(clientAddress([])(request('192.0.2.7', '7.7.7.7'))).toBe('192.0.2.7');
  });

  it('returns the rightmost untrusted address when the connection comes from a trusted proxy', () => {
    const address = clientAddress(['10.0.0.0/8', 'fd00::/8']);
    expect(address(request('10.1.2.3', '7.7.7.7, 192.0.2.7, 10.9.9.9'))).toBe('192.0.2.7');
    expect(address(request('fd00::1', '2001:db8::5'))).toBe('2001:db8::5');
  });

  it('ignores the header of a connection that comes from elsewhere', () => {
    expect(clientAddress(['10.0.0.0/8'])(request('192.0.2.7', '7.7.7.7'))).toBe('192.0.2.7');
  });

  it('returns undefined when the connection is gone', () => {
    expect(clientAddress(['10.0.0.0/8'])(request(undefined, '7.7.7.7'))).toBeUndefined();
  });
});
