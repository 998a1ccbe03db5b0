import type { License } from '@partner-api/contract';
import type { LevelWithSilent } from 'pino';
import { VARIABLES, type VariableName } from './variables.js';

export interface Config {
  /** 0: any free one. */
  readonly port: number;
  readonly host: string;
  readonly dataDirectory: string;
  /** Null: the embedded store in `dataDirectory`. */
  readonly databaseUrl: string | null;
  /** Whether an empty store gets the demonstration data; null: the embedded one does. */
  readonly seedDemo: boolean | null;
  /** Null: the default, which the server may go without; 0: off. */
  readonly metricsPort: number | null;
  readonly provider: Provider;
  readonly defaultLocale: string;
  /** Null: what suits the place that the log goes to. */
  readonly logLevel: LevelWithSilent | null;
  readonly drainSeconds: number;
  readonly shutdownSeconds: number;
}

/** Who publishes. */
export interface Provider {
  readonly name: string;
  readonly url: string;
  readonly license: License;
}

/** One or more environment variables have values that are refused. The message names them all. */
export class ConfigInvalid extends Error {
  override readonly name = 'ConfigInvalid';
}

/** Reads and checks the environment. Throws `ConfigInvalid` with every problem at once; values are never repeated. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const problems: string[] = [];

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
  const config: Config = {
    port,
    host,
    dataDirectory: read('DATA_DIR'),
    databaseUrl: read('DATABASE_URL'),
    seedDemo: read('SEED_DEMO'),
    metricsPort: read('METRICS_PORT'),
    provider: {
      name: read('PROVIDER_NAME'),
      url: read('PROVIDER_URL') ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}/`,
      license: read('DATA_LICENSE'),
    },
    defaultLocale: read('DEFAULT_LOCALE'),
    logLevel: read('LOG_LEVEL'),
    drainSeconds: read('DRAIN_SECONDS'),
    shutdownSeconds: read('SHUTDOWN_SECONDS'),
  };
  if (problems.length > 0) {
    throw new ConfigInvalid(['The configuration is not valid.', ...problems].join('\n  '));
  }
  return config;
}
