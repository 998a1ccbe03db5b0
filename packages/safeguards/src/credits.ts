import { isDeepStrictEqual } from 'node:util';
import type { License, Upstream } from '@partner-api/contract';
import { isKnownPublisher, NAME_WITHHELD } from './known-names.js';
import { readTable } from './read-table.js';

const orNull = (cell: string): string | null => (cell === '-' ? null : cell);

/** The credits that data sets prescribe, with the changes that CC BY 4.0, section 3(a)(1)(B), requires to be stated. */
const credits: ReadonlyMap<string, Upstream> = new Map(
  readTable('credits.tsv', ['provider', 'text', 'license', 'license_url', 'url', 'changes']).map((row) => [
    row.provider,
    {
      provider: row.provider,
      text: row.text,
      license: row.license === '-' ? null : { id: row.license, url: row.license_url },
      url: orNull(row.url),
      changes: orNull(row.changes),
    },
  ]),
);

/** Returns the prescribed credit of a provider; throws a `RangeError` if there is none. */
export function knownCredit(provider: string): Upstream {
  const credit = credits.get(provider);
  if (credit === undefined) throw new RangeError(`There is no credit for ${provider}`);
  return credit;
}

/**
 * Returns the credits of a sensitive event: prescribed ones unchanged, otherwise only known publishers' names. Other
 * names and texts could name the place.
 */
export function safeCredits(upstream: readonly Upstream[]): readonly Upstream[] {
  const safe = upstream.map((credit) => {
    if (isDeepStrictEqual(credits.get(credit.provider), credit)) return credit;
    const name = isKnownPublisher(credit.provider) ? credit.provider : NAME_WITHHELD;
    return { provider: name, text: name, license: safeLicense(credit.license), url: null, changes: null };
  });
  return [...new Map(safe.map((credit) => [JSON.stringify(credit), credit])).values()];
}

const LICENSE =
  /^https:\/\/creativecommons\.org\/(?:licenses\/by(?:-nc)?(?:-sa|-nd)?|publicdomain\/(?:zero|mark))\/\d\.\d\/(?:igo\/)?$/;
const LICENSE_ID = /^CC(?:0|-BY(?:-NC)?(?:-SA|-ND)?)-\d\.\d(?:-IGO)?$/;

const safeLicense = (license: License | null): License | null =>
  license !== null && LICENSE.test(license.url) && LICENSE_ID.test(license.id) ? license : null;
