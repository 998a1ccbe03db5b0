import type { Config, InProgressLimits } from './config.js';
import { isLoopback } from './loopback.js';
import { misspeltVariables } from './misspelt-variables.js';
import { quotas } from './quotas.js';
import { resolveAccess } from './resolve-access.js';
import { resolveModel } from './resolve-model.js';
import { withSecretFiles } from './secret-files.js';
import { VARIABLES, type VariableName } from './variables.js';

/** Longer than the usual probe interval of load balancers. */
const DRAIN_SECONDS_OFF_LOOPBACK = 5;

/** Thrown for invalid environment variables; the message lists every one. */
export class ConfigInvalid extends Error {
  override readonly name = 'ConfigInvalid';
}

/**
 * Reads and validates the environment. Throws `ConfigInvalid` with every problem at once and never repeats a value,
 * which may be a secret.
 */
export function readConfig(given: Readonly<Record<string, string | undefined>>): Config {
  const { environment, problems: unread } = withSecretFiles(given);
  const problems = [...unread];

  const read = <Name extends VariableName>(name: Name): (typeof VARIABLES)[Name]['unset'] => {
    const { decides, rule, schema, unset } = VARIABLES[name];
    const text = environment[name];
    if (text === undefined || text === '') return unset;
    const result = schema.safeParse(text);
    if (result.success) return result.data;
    problems.push(`${name} must be ${rule}. It decides: ${decides}`);
    return unset;
  };

  const host = read('HOST');
  const port = read('PORT');
  const providerUrl = read('PROVIDER_URL');
  const publicationDelayHours = read('PUBLICATION_DELAY_HOURS');
  const resolved = resolveAccess({
    host,
    access: read('ACCESS'),
    openOnAnyAddress: read('OPEN_ACCESS_ON_ANY_ADDRESS'),
    publicationDelayHours,
    providerUrl,
  });
  const resolvedModel = resolveModel({
    baseUrl: read('MODEL_BASE_URL'),
    name: read('MODEL_NAME'),
    apiKey: read('MODEL_API_KEY'),
    embeddingModel: read('EMBEDDING_MODEL'),
    deadlineMilliseconds: read('MODEL_DEADLINE_MILLISECONDS'),
    screens: read('MODEL_SCREENING'),
    budget: {
      requestsPerMinute: read('MODEL_REQUESTS_PER_MINUTE'),
      requestsPerDay: read('MODEL_REQUESTS_PER_DAY'),
      tokensPerMinute: read('MODEL_TOKENS_PER_MINUTE'),
      tokensPerDay: read('MODEL_TOKENS_PER_DAY'),
    },
  });
  const config: Config = {
    port,
    host,
    access: resolved.access,
    publicationDelayHours,
    limits: {
      reads: quotas('reads', {
        perMinute: read('LIMIT_READS_PER_MINUTE'),
        perDay: read('LIMIT_READS_PER_DAY'),
      }),
      research: quotas('research', {
        perMinute: read('LIMIT_RESEARCH_PER_MINUTE'),
        perDay: read('LIMIT_RESEARCH_PER_DAY'),
      }),
      fact_check: quotas('fact_check', {
        perMinute: read('LIMIT_FACT_CHECK_PER_MINUTE'),
        perDay: read('LIMIT_FACT_CHECK_PER_DAY'),
      }),
      failed_authentication: quotas('failed_authentication', {
        perMinute: read('LIMIT_FAILED_AUTHENTICATION_PER_MINUTE'),
        perDay: 0,
      }),
    },
    inProgress: {
      maximum: read('LIMIT_IN_PROGRESS'),
      maximumPerPartner: read('LIMIT_IN_PROGRESS_PER_PARTNER'),
    },
    redisUrl: read('REDIS_URL'),
    corsOrigins: read('CORS_ORIGINS'),
    preparedPagesBytes: read('PREPARED_PAGES_MB') * 2 ** 20,
    dataDirectory: read('DATA_DIR'),
    indexDirectory: read('INDEX_DIR'),
    databaseUrl: read('DATABASE_URL'),
    databaseReadUrls: read('DATABASE_READ_URLS'),
    seedDemo: read('SEED_DEMO'),
    metricsPort: read('METRICS_PORT'),
    metricsHost: read('METRICS_HOST'),
    otlpEndpoint: read('OTEL_EXPORTER_OTLP_ENDPOINT'),
    trustedProxies: read('TRUSTED_PROXIES'),
    databasePoolSize: read('DATABASE_POOL_SIZE'),
    databasePreparedStatements: read('DATABASE_PREPARED_STATEMENTS'),
    researchWorkers: read('RESEARCH_WORKERS'),
    screening: {
      appealContact: read('APPEAL_CONTACT'),
      keepsTexts: read('AUDIT_REQUEST_TEXT'),
      flagLimit: read('SCREENING_FLAG_LIMIT'),
      refusalLimit: read('SCREENING_REFUSAL_LIMIT'),
      defaultLocale: read('DEFAULT_LOCALE'),
      asksModel: read('MODEL_SCREENING'),
    },
    model: resolvedModel.model,
    provider: {
      name: read('PROVIDER_NAME'),
      url: providerUrl,
      license: read('DATA_LICENSE'),
    },
    defaultLocale: read('DEFAULT_LOCALE'),
    logLevel: read('LOG_LEVEL'),
    drainSeconds: read('DRAIN_SECONDS') ?? (isLoopback(host) ? 0 : DRAIN_SECONDS_OFF_LOOPBACK),
    shutdownSeconds: read('SHUTDOWN_SECONDS'),
  };
  // A refused value counts as unset, so that further problems of the same variable would only confuse.
  const nameOf = (message: string) => message.slice(0, message.indexOf(' '));
  const refused = new Set(problems.map(nameOf));
  const further = [...resolved.problems, ...sharesProblems(config.inProgress), ...resolvedModel.problems];
  problems.push(...further.filter((message) => !refused.has(nameOf(message))));
  if (problems.length > 0) {
    throw new ConfigInvalid(
      ['The configuration is not valid.', ...problems, ...misspeltVariables(environment)].join('\n  '),
    );
  }
  return config;
}

function sharesProblems({ maximum, maximumPerPartner }: InProgressLimits): string[] {
  if (maximum === 0 || (maximumPerPartner > 0 && maximumPerPartner < maximum)) return [];
  return [
    'LIMIT_IN_PROGRESS_PER_PARTNER must be less than LIMIT_IN_PROGRESS, and not 0 where that is not: otherwise one partner could take every place.',
  ];
}
