/**
 * Grandfathered language tags in lower case (RFC 5646, section 2.2.8) that the runtime rejects or takes for another language,
 * each with its preferred tag in the registry, or `und` when there is none.
 */
export const grandfatheredTags: ReadonlyMap<string, string> = new Map([
  ['en-gb-oed', 'en-GB-oxendict'],
  ['i-ami', 'ami'],
  ['i-bnn', 'bnn'],
  ['i-default', 'und'],
  ['i-enochian', 'und'],
  ['i-hak', 'hak'],
  ['i-klingon', 'tlh'],
  ['i-lux', 'lb'],
  ['i-mingo', 'und'],
  ['i-navajo', 'nv'],
  ['i-pwn', 'pwn'],
  ['i-tao', 'tao'],
  ['i-tay', 'tay'],
  ['i-tsu', 'tsu'],
  ['no-bok', 'nb'],
  ['no-nyn', 'nn'],
  ['sgn-be-fr', 'sfb'],
  ['sgn-be-nl', 'vgt'],
  ['sgn-ch-de', 'sgg'],
  ['zh-min', 'und'],
  ['zh-min-nan', 'nan'],
]);
