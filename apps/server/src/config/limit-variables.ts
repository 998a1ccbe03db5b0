import * as z from 'zod';
import { limit } from './limit.js';
import { isRedisUrl } from './redis-url.js';
import { orNull, variable } from './variable.js';

const WHO = 'of one partner or, in open access, from one address';

/** Rate limits, concurrency limits, and where they are counted. */
export const LIMIT_VARIABLES = {
  LIMIT_READS_PER_MINUTE: limit(600, `How many reads ${WHO} are answered in a minute. \`0\` sets no limit.`),
  LIMIT_READS_PER_DAY: limit(0, 'The same in a day. `0` sets no limit.'),
  LIMIT_RESEARCH_PER_MINUTE: limit(
    30,
    `How many research queries ${WHO} are answered in a minute. \`0\` sets no limit.`,
  ),
  LIMIT_RESEARCH_PER_DAY: limit(0, 'The same in a day. `0` sets no limit.'),
  LIMIT_FACT_CHECK_PER_MINUTE: limit(
    60,
    `How many fact-checks ${WHO} are answered in a minute. \`0\` sets no limit.`,
  ),
  LIMIT_FACT_CHECK_PER_DAY: limit(0, 'The same in a day. `0` sets no limit.'),
  LIMIT_FAILED_AUTHENTICATION_PER_MINUTE: limit(
    30,
    'How many requests without a valid key from one address are answered with 401 in a minute; those after them are told to wait. A valid key is let in all the same. `0` sets no limit.',
  ),
  LIMIT_IN_PROGRESS: limit(
    60,
    'How many research queries and fact-checks, both together, a server works on at the same time; one more is answered with 503 `overloaded`. `0` sets no limit.',
  ),
  LIMIT_IN_PROGRESS_PER_PARTNER: limit(
    20,
    `How many of those may be ${WHO}; one more is answered with 429 \`concurrency-exceeded\`. Less than \`LIMIT_IN_PROGRESS\`, so that nobody takes every place. \`0\` sets no limit.`,
  ),
  REDIS_URL: variable({
    decides:
      'The Redis in which several servers count together. While it is away each counts for itself, in memory.',
    rule: 'an address such as redis://user:password@host:6379/0, or rediss:// for TLS, with nothing after the host but the number of a database',
    unset: null,
    unsetText: 'each server counts for itself, in memory',
    schema: z.string().refine(isRedisUrl).transform(orNull),
  }),
} as const;
