import type { Request } from 'express';
import { expect, it } from 'vitest';
import { clientAddress } from '../../../src/admission/limits/client-address.js';
import { memoryCounters } from '../../../src/admission/limits/counters.js';
import { limiter } from '../../../src/admission/limits/limiter.js';
import { type Limiters, limits } from '../../../src/admission/limits/limits.js';

const limitersOf = (maximum: number): Limiters => {
  const reads = limiter([{ name: 'reads', maximum, seconds: 60 }], memoryCounters);
  return { reads, research: reads, fact_check: reads, failed_authentication: reads };
};

const from = (remoteAddress: string) => ({ socket: { remoteAddress } }) as Request;

it('refuses an address of a site whose other networks have used up what the site may ask', async () => {
  const count = limits(
    { callers: limitersOf(2), sites: limitersOf(4), partners: (budget) => limitersOf(2)[budget] },
    {
      addressOf: clientAddress([]),
      hide: async (text) => text,
    },
    () => undefined,
  );
  const ask = async (address: string) => count(from(address), 'anyone', 'read');
  for (const network of [1, 2, 3, 4]) await ask(`2001:db8:7:${network}::1`);
  await expect(ask('2001:db8:7:5::1')).rejects.toMatchObject({ code: 'quota-exceeded' });
  await expect(ask('2001:db8:8:5::1')).resolves.toMatchObject({ RateLimit: '"reads";r=1;t=60' });
});
