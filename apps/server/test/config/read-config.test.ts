import { describe, expect, test } from 'vitest';
import { ConfigInvalid, readConfig } from '../../src/config/read-config.js';

function messageFor(environment: Record<string, string>): string {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigInvalid) return error.message;
    throw error;
  }
  return 'accepted';
}

test('an empty environment gives a server on loopback with an embedded store', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    access: 'open',
    publicationDelayHours: null,
    limits: {
      reads: [{ name: 'reads', maximum: 600, seconds: 60 }],
      research: [{ name: 'research', maximum: 30, seconds: 60 }],
      fact_check: [{ name: 'fact-check', maximum: 60, seconds: 60 }],
      failed_authentication: [{ name: 'failed-authentication', maximum: 30, seconds: 60 }],
    },
    inProgress: { maximum: 60, maximumPerPartner: 20 },
    redisUrl: null,
    corsOrigins: [],
    researchWorkers: 1,
    indexDirectory: null,
    screening: {
      appealContact: null,
      keepsTexts: false,
      flagLimit: 50,
      refusalLimit: 20,
      asksModel: false,
      defaultLocale: 'en',
    },
    model: null,
    dataDirectory: './data',
    databaseUrl: null,
    databaseReadUrls: [],
    seedDemo: null,
    metricsPort: null,
    metricsHost: '127.0.0.1',
    otlpEndpoint: null,
    trustedProxies: [],
    databasePoolSize: 10,
    databasePreparedStatements: null,
    provider: {
      name: 'Partner API',
      url: null,
      license: { id: 'CC-BY-4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
    },
    defaultLocale: 'en',
    preparedPagesBytes: 64 * 2 ** 20,
    logLevel: null,
    drainSeconds: 0,
    shutdownSeconds: 10,
  });
});

test('an empty variable counts as unset', () => {
  const empty = Object.fromEntries(
    ['PORT', 'HOST', 'DATABASE_URL', 'SEED_DEMO', 'METRICS_PORT'].map((name) => [name, '']),
  );
  expect(readConfig(empty)).toEqual(readConfig({}));
});

test('reads every variable', () => {
  const config = readConfig({
    PORT: '0',
    HOST: '::1',
    ACCESS: 'keys',
    OPEN_ACCESS_ON_ANY_ADDRESS: 'no',
    PUBLICATION_DELAY_HOURS: '72',
    LIMIT_READS_PER_MINUTE: '60000',
    LIMIT_READS_PER_DAY: '10000000',
    LIMIT_RESEARCH_PER_MINUTE: '0',
    LIMIT_RESEARCH_PER_DAY: '5',
    LIMIT_FACT_CHECK_PER_MINUTE: '0',
    LIMIT_FACT_CHECK_PER_DAY: '0',
    LIMIT_FAILED_AUTHENTICATION_PER_MINUTE: '7',
    LIMIT_IN_PROGRESS: '12',
    LIMIT_IN_PROGRESS_PER_PARTNER: '3',
    REDIS_URL: 'redis://desk:secret@redis.example:6380/2',
    CORS_ORIGINS: 'https://desk.example, http://localhost:5173',
    APPEAL_CONTACT: 'https://datos.example/appeals',
    AUDIT_REQUEST_TEXT: 'yes',
    SCREENING_FLAG_LIMIT: '7',
    SCREENING_REFUSAL_LIMIT: '0',
    MODEL_BASE_URL: 'https://models.example/v1/',
    MODEL_NAME: 'words-2',
    MODEL_SCREENING: '1',
    MODEL_API_KEY: 'sk-secret',
    EMBEDDING_MODEL: 'org/vectors:latest',
    MODEL_DEADLINE_MILLISECONDS: '2500',
    MODEL_REQUESTS_PER_MINUTE: '1',
    MODEL_REQUESTS_PER_DAY: '2',
    MODEL_TOKENS_PER_MINUTE: '3',
    MODEL_TOKENS_PER_DAY: '0',
    DATA_DIR: '/var/lib/partner-api',
    DATABASE_URL: 'postgresql://desk:secret@db.example/partner',
    DATABASE_READ_URLS: 'postgresql://desk@one/partner,postgresql://desk@two/partner',
    SEED_DEMO: '0',
    METRICS_PORT: '0',
    METRICS_HOST: '10.0.0.1',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector.example:4318/',
    TRUSTED_PROXIES: '10.0.0.0/8, fd00::1',
    DATABASE_POOL_SIZE: '25',
    RESEARCH_WORKERS: '3',
    INDEX_DIR: '/var/cache/partner-api',
    DATABASE_PREPARED_STATEMENTS: '0',
    PREPARED_PAGES_MB: '0',
    PROVIDER_NAME: 'Mesa de Datos',
    PROVIDER_URL: 'https://datos.example/',
    DATA_LICENSE: 'ODbL-1.0 https://opendatacommons.org/licenses/odbl/1-0/',
    DEFAULT_LOCALE: 'es',
    LOG_LEVEL: 'debug',
    DRAIN_SECONDS: '5',
    SHUTDOWN_SECONDS: '20',
  });
  expect(config).toEqual({
    port: 0,
    host: '::1',
    access: 'keys',
    publicationDelayHours: 72,
    limits: {
      reads: [
        { name: 'reads', maximum: 60_000, seconds: 60 },
        { name: 'reads-day', maximum: 10_000_000, seconds: 86_400 },
      ],
      research: [{ name: 'research-day', maximum: 5, seconds: 86_400 }],
      fact_check: [],
      failed_authentication: [{ name: 'failed-authentication', maximum: 7, seconds: 60 }],
    },
    inProgress: { maximum: 12, maximumPerPartner: 3 },
    redisUrl: 'redis://desk:secret@redis.example:6380/2',
    corsOrigins: ['https://desk.example', 'http://localhost:5173'],
    researchWorkers: 3,
    indexDirectory: '/var/cache/partner-api',
    screening: {
      appealContact: 'https://datos.example/appeals',
      keepsTexts: true,
      flagLimit: 7,
      refusalLimit: 0,
      asksModel: true,
      defaultLocale: 'es',
    },
    model: {
      baseUrl: 'https://models.example/v1',
      name: 'words-2',
      apiKey: 'sk-secret',
      embeddingModel: 'org/vectors:latest',
      deadlineMilliseconds: 2_500,
      budget: { requestsPerMinute: 1, requestsPerDay: 2, tokensPerMinute: 3, tokensPerDay: 0 },
    },
    dataDirectory: '/var/lib/partner-api',
    databaseUrl: 'postgresql://desk:secret@db.example/partner',
    databaseReadUrls: ['postgresql://desk@one/partner', 'postgresql://desk@two/partner'],
    seedDemo: false,
    metricsPort: 0,
    metricsHost: '10.0.0.1',
    otlpEndpoint: 'https://collector.example:4318',
    trustedProxies: ['10.0.0.0/8', 'fd00::1'],
    databasePoolSize: 25,
    databasePreparedStatements: false,
    provider: {
      name: 'Mesa de Datos',
      url: 'https://datos.example/',
      license: { id: 'ODbL-1.0', url: 'https://opendatacommons.org/licenses/odbl/1-0/' },
    },
    defaultLocale: 'es',
    preparedPagesBytes: 0,
    logLevel: 'debug',
    drainSeconds: 5,
    shutdownSeconds: 20,
  });
});

test.each([
  ['PORT', 'http'],
  ['PORT', '65536'],
  ['PORT', '0x50'],
  ['PORT', '1e3'],
  ['PORT', ' 3000'],
  ['PORT', '-1'],
  ['HOST', 'two words'],
  ['ACCESS', 'both'],
  ['OPEN_ACCESS_ON_ANY_ADDRESS', '1'],
  ['PUBLICATION_DELAY_HOURS', '-1'],
  ['PUBLICATION_DELAY_HOURS', '87601'],
  ['PUBLICATION_DELAY_HOURS', '24h'],
  ['LIMIT_READS_PER_MINUTE', '1e3'],
  ['LIMIT_RESEARCH_PER_DAY', '100000001'],
  ['REDIS_URL', 'http://localhost'],
  ['REDIS_URL', 'redis:'],
  ['REDIS_URL', 'redis:6379'],
  ['REDIS_URL', 'redis:///0'],
  ['REDIS_URL', 'REDISS://localhost'],
  ['REDIS_URL', 'redis://localhost/nine'],
  ['REDIS_URL', 'redis://localhost/0/1'],
  ['REDIS_URL', 'redis://localhost/-1'],
  ['REDIS_URL', 'redis://localhost/12345678901234567890'],
  ['REDIS_URL', 'redis://localhost?db=nine'],
  ['REDIS_URL', 'redis://localhost/0#nine'],
  ['REDIS_URL', 'redis://desk:%zz@localhost/0'],
  ['CORS_ORIGINS', '*'],
  ['CORS_ORIGINS', 'null'],
  ['CORS_ORIGINS', 'desk.example'],
  ['CORS_ORIGINS', 'https://desk.example/'],
  ['CORS_ORIGINS', 'https://Desk.example'],
  ['CORS_ORIGINS', 'https://desk.example:443'],
  ['CORS_ORIGINS', 'https://*.desk.example'],
  ['CORS_ORIGINS', 'https://desk.example,'],
  ['CORS_ORIGINS', 'https://desk.example https://map.example'],
  ['CORS_ORIGINS', 'ftp://desk.example'],
  ['APPEAL_CONTACT', 'the desk'],
  ['APPEAL_CONTACT', 'javascript:alert(1)'],
  ['APPEAL_CONTACT', 'appeals@desk'],
  ['APPEAL_CONTACT', 'https://desk:secret@datos.example/appeals'],
  ['AUDIT_REQUEST_TEXT', '1'],
  ['SCREENING_FLAG_LIMIT', '-1'],
  ['SCREENING_REFUSAL_LIMIT', 'none'],
  ['MODEL_BASE_URL', 'models.example/v1'],
  ['MODEL_BASE_URL', 'ftp://models.example/v1'],
  ['MODEL_BASE_URL', 'https://desk:secret@models.example/v1'],
  ['MODEL_BASE_URL', 'https://models.example/v1?key=secret'],
  ['MODEL_NAME', 'two words'],
  ['MODEL_SCREENING', 'yes'],
  ['MODEL_API_KEY', 'Bearer sk'],
  ['EMBEDDING_MODEL', 'vectors\n'],
  ['MODEL_DEADLINE_MILLISECONDS', '0'],
  ['MODEL_DEADLINE_MILLISECONDS', '60000'],
  ['MODEL_TOKENS_PER_DAY', '-1'],
  ['DATABASE_URL', 'mysql://localhost/partner'],
  ['DATABASE_URL', 'localhost:5432'],
  ['DATABASE_URL', 'postgres:'],
  ['DATABASE_URL', 'postgres:partner'],
  ['DATABASE_URL', 'postgres://desk@db.example:5432'],
  ['DATABASE_URL', 'postgres://desk@db.example:5432/'],
  ['DATABASE_URL', 'postgres:///partner'],
  ['DATABASE_URL', 'postgres://desk@one,two:0x/partner'],
  ['DATABASE_READ_URLS', 'postgres://desk@one/partner,two'],
  ['DATABASE_URL', 'postgres:///?host=/run/postgresql'],
  ['SEED_DEMO', 'yes'],
  ['METRICS_PORT', 'off'],
  ['PROVIDER_NAME', 'two\nlines'],
  ['PROVIDER_NAME', ' '],
  ['PROVIDER_NAME', '\u00a0\u200b'],
  ['PROVIDER_URL', 'javascript:alert(1)'],
  ['PROVIDER_URL', 'http://desk:secret@datos.example/'],
  ['PROVIDER_URL', 'https://desk@datos.example/'],
  ['DATA_LICENSE', 'CC-BY-4.0'],
  ['DATA_LICENSE', 'CC-BY-4.0 creativecommons.org'],
  ['DATA_LICENSE', 'CC-BY-4.0 https://desk:secret@creativecommons.org/'],
  ['DEFAULT_LOCALE', 'tlh'],
  ['LOG_LEVEL', 'verbose'],
  ['SHUTDOWN_SECONDS', '1.5'],
  ['DRAIN_SECONDS', '601'],
  ['DATABASE_POOL_SIZE', '0'],
  ['RESEARCH_WORKERS', '17'],
  ['METRICS_HOST', 'two words'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector.example:4318'],
  ['TRUSTED_PROXIES', '10.0.0.0/33'],
  ['TRUSTED_PROXIES', 'proxy.example'],
  ['TRUSTED_PROXIES', '10.0.0.1,'],
])('%s=%s is refused by name', (name, value) => {
  expect(messageFor({ [name]: value })).toMatch(
    new RegExp(`^The configuration is not valid\\.\\n  ${name} must be .+ It decides: `),
  );
});

test.each([
  'redis://localhost',
  'redis://localhost:6379/',
  'rediss://desk:p%40ss@[::1]:6380/15',
  'redis://redis.internal:6379/0?family=6',
])('REDIS_URL may be %s', (url) => {
  expect(readConfig({ REDIS_URL: url }).redisUrl).toBe(url);
});

test.each([
  'postgres:///partner?host=/run/postgresql',
  'postgres://%2Frun%2Fpostgresql/partner',
  'postgresql://desk:secret@[::1]:5432/partner?sslmode=verify-full',
])('DATABASE_URL may be %s', (url) => {
  expect(readConfig({ DATABASE_URL: url }).databaseUrl).toBe(url);
});

test('trims the name of the provider', () => {
  expect(readConfig({ PROVIDER_NAME: ' Mesa de Datos\n' }).provider.name).toBe('Mesa de Datos');
});

describe('when several values are wrong', () => {
  const message = messageFor({ PORT: 'http', LOG_LEVEL: 'loud', DATABASE_URL: 'mysql://desk:hunter2@db/x' });

  test('lists all of them at once', () => {
    expect(
      message
        .split('\n')
        .slice(1)
        .map((line) => line.trim().split(' ')[0]),
    ).toEqual(['PORT', 'DATABASE_URL', 'LOG_LEVEL']);
  });

  test('repeats no value, so that no password is printed', () => {
    expect(message).not.toContain('hunter2');
  });
});

test.each([
  ['60', '60', /LIMIT_IN_PROGRESS_PER_PARTNER must be less than LIMIT_IN_PROGRESS/],
  ['60', '0', /LIMIT_IN_PROGRESS_PER_PARTNER must be less/],
  ['10', '', /LIMIT_IN_PROGRESS_PER_PARTNER must be less/],
  ['0', '0', /^accepted$/],
  ['0', '5', /^accepted$/],
  ['2', '1', /^accepted$/],
])(
  'of %s requests in progress one partner may not have %s, unless some are left for others',
  (all, each, said) => {
    expect(messageFor({ LIMIT_IN_PROGRESS: all, LIMIT_IN_PROGRESS_PER_PARTNER: each })).toMatch(said);
  },
);

const MODEL = {
  MODEL_BASE_URL: 'https://models.example/v1',
  MODEL_NAME: 'words',
  MODEL_API_KEY: 'sk-secret',
};

test.each<[string, Record<string, string>, string[]]>([
  ['all of it', MODEL, []],
  ['no name', { ...MODEL, MODEL_NAME: '' }, ['MODEL_NAME']],
  ['no address', { ...MODEL, MODEL_BASE_URL: '' }, ['MODEL_BASE_URL']],
  ['no key', { ...MODEL, MODEL_API_KEY: '' }, ['MODEL_API_KEY']],
  ['no key, on loopback', { ...MODEL, MODEL_BASE_URL: 'http://[::1]:8080/v1', MODEL_API_KEY: '' }, []],
  ['a key alone', { MODEL_API_KEY: 'sk-secret' }, ['MODEL_BASE_URL', 'MODEL_NAME']],
  ['embeddings alone', { EMBEDDING_MODEL: 'vectors' }, ['MODEL_BASE_URL', 'MODEL_NAME']],
  ['embeddings and no name', { ...MODEL, MODEL_NAME: '', EMBEDDING_MODEL: 'v' }, ['MODEL_NAME']],
  ['screening alone', { MODEL_SCREENING: '1' }, ['MODEL_SCREENING']],
  ['a budget alone', { MODEL_REQUESTS_PER_DAY: '5' }, []],
])('a model endpoint with only %s names the missing variables', (_, environment, named) => {
  const message = messageFor(environment);
  expect(message).not.toContain('sk-secret');
  expect(
    message
      .split('\n')
      .slice(1)
      .map((line) => line.trim().split(' ')[0]),
  ).toEqual(named);
});

test('drains for five seconds off loopback unless DRAIN_SECONDS says otherwise', () => {
  const off = {
    ...{ HOST: '10.0.0.1', PUBLICATION_DELAY_HOURS: '72', PROVIDER_URL: 'https://desk.example/' },
  };
  expect(readConfig(off).drainSeconds).toBe(5);
  expect(readConfig({ ...off, DRAIN_SECONDS: '0' }).drainSeconds).toBe(0);
});
