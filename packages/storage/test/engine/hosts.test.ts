import { describe, expect, it } from 'vitest';
import { addressesOf } from '../../src/addresses.js';
import { Hosts } from '../../src/engine/hosts.js';

describe('an address of several hosts', () => {
  it.each([
    [
      'postgres://u:p%40ss@one:5432,two:5433/name?sslmode=require',
      [
        'postgres://u:p%40ss@one:5432/name?sslmode=require',
        'postgres://u:p%40ss@two:5433/name?sslmode=require',
      ],
    ],
    [
      'postgresql://one,two,three/name',
      ['postgresql://one/name', 'postgresql://two/name', 'postgresql://three/name'],
    ],
    ['postgres://u@one/name', ['postgres://u@one/name']],
    ['postgres:///name?host=/run/postgresql', ['postgres:///name?host=/run/postgresql']],
    ['not an address', ['not an address']],
  ])('%s is one address each', (address, expected) => {
    expect(addressesOf(address)).toEqual(expected);
  });

  it('is tried host by host, once each, starting with the last one that answered', async () => {
    const hosts = new Hosts('postgres://one,two/name');
    const tried: string[] = [];
    const answersAt = (wanted: string) => async () => {
      tried.push(hosts.current);
      if (hosts.current !== wanted) throw new Error('refused');
      return hosts.current;
    };
    const two = 'postgres://two/name';
    expect(await hosts.connect(answersAt(two))).toBe(two);
    expect(await hosts.connect(answersAt(two))).toBe(two);
    expect(tried).toEqual(['postgres://one/name', two, two]);
    await expect(hosts.connect(answersAt('none'))).rejects.toThrow('refused');
    expect(tried).toHaveLength(5);
  });

  it('is asked for its primary only when there are several hosts', async () => {
    const standby = { query: async () => ({ rows: [{ standby: true }] }) } as never;
    await expect(new Hosts('postgres://one,two/name').requirePrimary(standby)).rejects.toThrow('standby');
    await new Hosts('postgres://one/name').requirePrimary(standby);
  });
});
