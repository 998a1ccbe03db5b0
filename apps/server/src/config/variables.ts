import { SUPPORTED_LOCALES } from '@partner-api/research/locales';
import type { LevelWithSilent } from 'pino';
import * as z from 'zod';
import { ACCESS_VARIABLES } from './access-variables.js';
import { DEPLOYMENT_VARIABLES } from './deployment-variables.js';
import { LIMIT_VARIABLES } from './limit-variables.js';
import { MODEL_VARIABLES } from './model-variables.js';
import { isPostgresqlUrl } from './postgresql-url.js';
import { publicAddress } from './public-address.js';
import { SCREENING_VARIABLES } from './screening-variables.js';
import { orNull, variable, wholeNumber } from './variable.js';

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
const PORT_MAXIMUM = 65_535;
const PREPARED_PAGES_MB_MAXIMUM = 65_536;

/** Every environment variable that the server reads. The table in the documentation is generated from this. */
export const VARIABLES = {
  PORT: variable({
    decides: 'The port that partners connect to. `0` takes any free one.',
    rule: `a whole number from 0 to ${PORT_MAXIMUM}, in plain digits`,
    unset: 3000,
    schema: wholeNumber(PORT_MAXIMUM),
  }),
  HOST: variable({
    decides:
      'The address to listen on. On any other than loopback, partners need a key unless `ACCESS` says otherwise.',
    rule: 'an IP address or a host name',
    unset: '127.0.0.1',
    schema: z.string().regex(/^[A-Za-z0-9.:_-]+$/),
  }),
  ...ACCESS_VARIABLES,
  DATA_DIR: variable({
    decides: 'The directory of the embedded store. Not used with `DATABASE_URL`.',
    rule: 'a path',
    unset: './data',
    schema: z.string().refine((path) => !path.includes('\0')),
  }),
  DATABASE_URL: variable({
    decides:
      'The PostgreSQL database to use in place of the embedded store. Of several hosts, `one:5432,two:5432`, the one that takes writes is used.',
    rule: 'an address with a host and a database, such as postgresql://user:password@host:5432/database',
    unset: null,
    unsetText: 'the embedded store',
    schema: z.string().refine(isPostgresqlUrl).transform(orNull),
  }),
  DATABASE_READ_URLS: variable({
    decides:
      'Replicas of that database, separated by commas: lists and single events are read from one that has all that the server knows of, else from the database itself.',
    rule: 'addresses as that of DATABASE_URL, separated by commas',
    unset: [] as readonly string[],
    unsetText: 'none',
    schema: z
      .string()
      .transform((text): readonly string[] => text.split(',').map((address) => address.trim()))
      .refine((addresses) => addresses.every(isPostgresqlUrl)),
  }),
  SEED_DEMO: variable({
    decides:
      'Whether an empty store is filled with the demonstration data, about a country that does not exist.',
    rule: '0 or 1',
    unset: null,
    unsetText: '`1` with open access on loopback and without `DATABASE_URL`, else `0`',
    schema: z.enum(['0', '1']).transform((text) => orNull(text === '1')),
  }),
  METRICS_PORT: variable({
    decides:
      'The port of `/metrics`. `0` turns it off. When it is not set and the default is taken, the server goes on without.',
    rule: `a whole number from 0 to ${PORT_MAXIMUM}, in plain digits`,
    unset: null,
    unsetText: '`9464`',
    schema: wholeNumber(PORT_MAXIMUM).transform(orNull),
  }),
  ...LIMIT_VARIABLES,
  CORS_ORIGINS: variable({
    decides:
      'The origins whose pages may call the service from a browser, separated by commas, such as `https://desk.example,https://map.example:8443`. Each is named exactly; `*` is refused.',
    rule: 'origins separated by commas, each exactly as a browser sends it: http or https, a host in small letters, a port unless it is the default, and nothing after that',
    unset: [] as readonly string[],
    unsetText: 'none: no page of another origin can',
    schema: z
      .string()
      .transform((text): readonly string[] => text.split(',').map((origin) => origin.trim()))
      .refine((origins) => origins.every(isOrigin)),
  }),
  PREPARED_PAGES_MB: variable({
    decides:
      'How much memory answers to reads may take that are kept, exact, until the data or their window moves. `0` keeps none.',
    rule: `a whole number from 0 to ${PREPARED_PAGES_MB_MAXIMUM}, in plain digits`,
    unset: 64,
    schema: wholeNumber(PREPARED_PAGES_MB_MAXIMUM),
  }),
  ...SCREENING_VARIABLES,
  ...MODEL_VARIABLES,
  PROVIDER_NAME: variable({
    decides: 'Who publishes, as the attribution in every response names it.',
    rule: 'a name of at most 200 characters on one line, and not blank',
    unset: 'Partner API',
    schema: z
      .string()
      .trim()
      .regex(/^[^\u0000-\u001f\u007f-\u009f\u2028\u2029]{1,200}$/u)
      .regex(/[\p{L}\p{N}\p{P}\p{S}]/u),
  }),
  PROVIDER_URL: variable({
    decides: 'The page that the attribution links to.',
    rule: 'an http or https address without a password',
    unset: null,
    unsetText: 'the address of the server itself on loopback; elsewhere it must be set',
    schema: publicAddress.transform(orNull),
  }),
  DATA_LICENSE: variable({
    decides: 'The licence of the data as published here: an SPDX identifier, a space, and its address.',
    rule: 'an SPDX identifier and an http or https address without a password, with a space between, such as "CC-BY-4.0 https://creativecommons.org/licenses/by/4.0/"',
    unset: { id: 'CC-BY-4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
    unsetText: '`CC-BY-4.0 https://creativecommons.org/licenses/by/4.0/`',
    schema: z
      .string()
      .regex(/^[A-Za-z0-9.+-]+ \S+$/)
      .transform((text) => ({ id: text.slice(0, text.indexOf(' ')), url: text.slice(text.indexOf(' ') + 1) }))
      .pipe(z.object({ id: z.string(), url: publicAddress })),
  }),
  DEFAULT_LOCALE: variable({
    decides: 'The language of results for requests without a `locale`, or with one that is not supported.',
    rule: `one of ${SUPPORTED_LOCALES.join(', ')}`,
    unset: 'en',
    schema: z.string().refine((locale) => SUPPORTED_LOCALES.includes(locale)),
  }),
  LOG_LEVEL: variable({
    decides:
      'How much is logged, as one line of JSON each on standard error. Each request is a line of level `info`.',
    rule: `one of ${LOG_LEVELS.join(', ')}`,
    unset: null,
    unsetText: '`info`, or `warn` where standard error is a terminal',
    schema: z.enum(LOG_LEVELS).transform((level): LevelWithSilent | null => level),
  }),
  ...DEPLOYMENT_VARIABLES,
} as const;

export type VariableName = keyof typeof VARIABLES;

function isOrigin(text: string): boolean {
  return /^https?:\/\/[^*]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}
