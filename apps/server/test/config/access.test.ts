import { describe, expect, test } from 'vitest';
import { readConfig } from '../../src/config/read-config.js';

const NO_DELAY = { PUBLICATION_DELAY_HOURS: '0' };
const NAMED = { PROVIDER_URL: 'https://desk.example/' };
const NOT_ON_TRIAL = [
  { ACCESS: 'keys' },
  { HOST: '0.0.0.0' },
  { HOST: '0.0.0.0', ACCESS: 'open', OPEN_ACCESS_ON_ANY_ADDRESS: 'yes' },
];

describe('unset, access', () => {
  test.each(['127.0.0.1', '127.8.0.1', '::1', '0:0:0:0:0:0:0:1', 'localhost'])('is open on %s', (HOST) => {
    expect(readConfig({ HOST }).access).toBe('open');
  });

  test.each([
    '0.0.0.0',
    '::',
    '192.0.2.1',
    '128.0.0.1',
    '::ffff:192.0.2.1',
    'localhost.example',
    '127.example',
  ])('requires keys on %s', (HOST) => {
    expect(readConfig({ HOST, ...NO_DELAY, ...NAMED }).access).toBe('keys');
  });
});

describe('open access on another address than loopback', () => {
  const open = { HOST: '0.0.0.0', ACCESS: 'open', ...NO_DELAY, ...NAMED };

  test.each([{}, { OPEN_ACCESS_ON_ANY_ADDRESS: 'no' }])('is refused with %o', (said) => {
    expect(() => readConfig({ ...open, ...said })).toThrow(
      /ACCESS must be keys .* OPEN_ACCESS_ON_ANY_ADDRESS=yes/,
    );
  });

  test('is accepted with OPEN_ACCESS_ON_ANY_ADDRESS=yes', () => {
    expect(readConfig({ ...open, OPEN_ACCESS_ON_ANY_ADDRESS: 'yes' }).access).toBe('open');
  });
});

describe('PUBLICATION_DELAY_HOURS', () => {
  test.each(NOT_ON_TRIAL)('must be set with %o', (environment) => {
    expect(() => readConfig({ ...environment, ...NAMED })).toThrow(
      /PUBLICATION_DELAY_HOURS must be set, 0 included.* It decides: How many hours/,
    );
  });

  test('is named once if its value is refused, with the other problems', () => {
    expect(() => readConfig({ HOST: '0.0.0.0', PORT: 'x', PUBLICATION_DELAY_HOURS: '-1', ...NAMED })).toThrow(
      /^The configuration is not valid\.\n {2}PORT must be .*\n {2}PUBLICATION_DELAY_HOURS must be a whole .*$/,
    );
    expect(() => readConfig({ HOST: '0.0.0.0', PORT: 'x' })).toThrow(/PORT .*\n.*PUBLICATION_DELAY_HOURS/);
  });

  test('defaults to the stored value with open access on loopback, and otherwise to the value set', () => {
    expect(readConfig({}).publicationDelayHours).toBeNull();
    for (const ACCESS of ['open', 'keys']) {
      const config = readConfig({ ACCESS, PUBLICATION_DELAY_HOURS: '24', ...NAMED });
      expect(config.publicationDelayHours).toBe(24);
    }
  });
});

describe('PROVIDER_URL', () => {
  test.each([{ HOST: '0.0.0.0' }, { HOST: '192.0.2.7', ACCESS: 'keys' }])(
    'must be set with %o',
    (environment) => {
      expect(() => readConfig({ ...environment, ...NO_DELAY })).toThrow(
        /^The configuration is not valid\.\n {2}PROVIDER_URL must be set.* It decides: The page that.*$/,
      );
      expect(readConfig({ ...environment, ...NO_DELAY, ...NAMED }).provider.url).toBe(
        'https://desk.example/',
      );
    },
  );

  test('is the address of the server on loopback', () => {
    expect(readConfig({}).provider.url).toBeNull();
    expect(readConfig({ ACCESS: 'keys', ...NO_DELAY }).provider.url).toBeNull();
  });
});
