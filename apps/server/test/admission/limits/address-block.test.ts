import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressBlock, siteBlock } from '../../../src/admission/limits/address-block.js';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['64:ff9b::192.0.2.33', '64:ff9b:0:0::/64'],
])('%s is counted as %s', (address, block) => {
  expect(addressBlock(address)).toBe(block);
});

test.each([
  ['192.0.2.7', null],
  ['::ffff:192.0.2.7', null],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
])('%s belongs to the site %s', (address, site) => {
  expect(siteBlock(address)).toBe(site);
});

test('every spelling of an address gives the /64 network', () => {
  const groups = fc.array(fc.oneof(fc.constant(0), fc.nat(0xffff)), { minLength: 8, maxLength: 8 });
  fc.assert(
    fc.property(groups, (numbers) => {
      const long = numbers.map((group) => group.toString(16).padStart(4, '0')).join(':');
      const short = new URL(`http://[${long}]/`).hostname.slice(1, -1);
      const network = numbers.slice(0, 4).map((group) => group.toString(16));
      expect([addressBlock(long), addressBlock(short)]).toEqual([
        `${network.join(':')}::/64`,
        `${network.join(':')}::/64`,
      ]);
    }),
  );
});
