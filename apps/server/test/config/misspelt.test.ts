import { expect, test } from 'vitest';
import { misnamedStore, misspeltVariables } from '../../src/config/misspelt-variables.js';
import { readConfig } from '../../src/config/read-config.js';
import { VARIABLES } from '../../src/config/variables.js';

test.each([
  ['PUBLICATION_DELAY', 'PUBLICATION_DELAY_HOURS'],
  ['PUBLICATION_DELAY_DAYS', 'PUBLICATION_DELAY_HOURS'],
  ['PUBLICATON_DELAY_HOURS', 'PUBLICATION_DELAY_HOURS'],
  ['LOGLEVEL', 'LOG_LEVEL'],
  ['log_level', 'LOG_LEVEL'],
  ['DATABSE_URL', 'DATABASE_URL'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['PROT', 'PORT'],
  ['ACESS', 'ACCESS'],
  ['CORS_ORIGIN', 'CORS_ORIGINS'],
  ['LIMIT_READS', 'LIMIT_READS_PER_MINUTE or LIMIT_READS_PER_DAY'],
  ['LIMIT_READS_PER_HOUR', 'LIMIT_READS_PER_MINUTE or LIMIT_READS_PER_DAY'],
  ['MODEL_BASE', 'MODEL_BASE_URL'],
])('%s is recognised as %s', (name, known) => {
  expect(misspeltVariables({ [name]: 'secret' })).toEqual([
    `${name} is not known here; did you mean ${known}?`,
  ]);
});

test('known and empty variables are not misspelt', () => {
  const all = Object.fromEntries(Object.keys(VARIABLES).map((name) => [name, 'x']));
  expect(misspeltVariables(all)).toEqual([]);
  expect(misspeltVariables({ LOGLEVEL: '', PORTT: undefined })).toEqual([]);
});

test.each([
  ['PATH', 'HOME', 'HOSTNAME', 'HOSTTYPE', 'SHELL', 'TERM', 'LANG', 'LOGNAME', 'TZ', 'PWD', 'INIT_CWD'],
  ['KUBERNETES_PORT', 'KUBERNETES_SERVICE_HOST', 'REDIS_PORT', 'REDIS_SERVICE_PORT', 'PARTNER_API_PORT'],
  [
    'PGHOST',
    'PGPORT',
    'POSTGRES_URL',
    'DATABASE_NAME',
    'DATABASE_PRIVATE_URL',
    'REDIS_TLS_URL',
    'REDIS_HOST',
  ],
  ['BASE_URL', 'API_KEY', 'MODEL', 'MODEL_PATH', 'PROVIDER', 'LIMIT', 'DATA', 'POST', 'SPORT', 'HOSTS'],
  ['TEST_DATABASE_URL', 'TEST_DATA_DIR', 'npm_config_loglevel', 'npm_lifecycle_event', 'NODE_ENV', 'CI'],
])('ignores variables of a platform: %s, %s, …', (...names) => {
  expect(misspeltVariables(Object.fromEntries(names.map((name) => [name, 'x'])))).toEqual([]);
});

test('ConfigInvalid names them too, because a missing variable may be set under another name', () => {
  expect(() => readConfig({ ACCESS: 'keys', PUBLICATION_DELAY: '72' })).toThrow(
    /PUBLICATION_DELAY_HOURS must be set.*\n {2}PUBLICATION_DELAY is not known here; did you mean PUBLICATION_DELAY_HOURS\?$/,
  );
});

test.each(['PROVIDER_URL', 'HOST', 'PUBLICATION_DELAY_HOURS', 'PORT'])(
  'a wrong %s is reported once',
  (name) => {
    expect(() => readConfig({ [name]: 'no / such' })).toThrow(
      new RegExp(`^The configuration is not valid\\.\\n  ${name} must be [^\\n]*$`),
    );
  },
);

test.each(['DATABASE_URI', 'DB_URL', 'POSTGRES_URL', 'DATABSE_URL'])(
  'no command writes if only %s names a store',
  (name) => {
    expect(misnamedStore({ [name]: 'postgres://db/x' })).toContain(`${name} is set and not read here`);
    expect(misnamedStore({ [name]: 'postgres://db/x', DATABASE_URL: 'postgres://db/y' })).toBeNull();
    expect(misnamedStore({ [name]: 'postgres://db/x', DATA_DIR: './data' })).toBeNull();
    expect(misnamedStore({ [name]: '' })).toBeNull();
  },
);
