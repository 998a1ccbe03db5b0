import type { License } from '@partner-api/contract';
import type { ModelSettings } from '@partner-api/model';
import type { LevelWithSilent } from 'pino';
import type { AccessMode } from './access-variables.js';
import type { Quotas } from './quotas.js';

export interface Config {
  /** 0: any free port. */
  readonly port: number;
  readonly host: string;
  readonly access: AccessMode;
  /** Hours that sensitive records are held back; 0: not at all; null: as stored. */
  readonly publicationDelayHours: number | null;
  readonly limits: Quotas;
  readonly inProgress: InProgressLimits;
  /** Null: limits are counted in memory. */
  readonly redisUrl: string | null;
  /** Origins whose pages may call from a browser. */
  readonly corsOrigins: readonly string[];
  /** 0 turns the cache off. */
  readonly preparedPagesBytes: number;
  readonly dataDirectory: string;
  /** Null: the embedded store in `dataDirectory`. */
  readonly databaseUrl: string | null;
  /** Replicas that lists and single events are read from. */
  readonly databaseReadUrls: readonly string[];
  /** Whether an empty store gets the demonstration data; null: the embedded one does, with open access on loopback. */
  readonly seedDemo: boolean | null;
  /** Null: the default port, or none if it is taken; 0: off. */
  readonly metricsPort: number | null;
  readonly metricsHost: string;
  /** Where traces and metrics are sent; null: nowhere. */
  readonly otlpEndpoint: string | null;
  /** Subnets of trusted proxies, whose `X-Forwarded-For` is used. */
  readonly trustedProxies: readonly string[];
  /** Null: detected at the first connection. */
  readonly databasePreparedStatements: boolean | null;
  /** Maximum number of connections to PostgreSQL. */
  readonly databasePoolSize: number;
  /** Threads that answer research and fact-checks; 0: the serving thread. */
  readonly researchWorkers: number;
  /** Where the search index is kept between two starts; null: beside the embedded store, or nowhere. */
  readonly indexDirectory: string | null;
  readonly screening: ScreeningSettings;
  /** Null without a language model. */
  readonly model: ModelSettings | null;
  readonly provider: ProviderSettings;
  readonly defaultLocale: string;
  /** Null: `warn` on a terminal, else `info`. */
  readonly logLevel: LevelWithSilent | null;
  readonly drainSeconds: number;
  readonly shutdownSeconds: number;
}

/** The publisher named in the attribution. */
export interface Provider {
  readonly name: string;
  readonly url: string;
  readonly license: License;
}

interface ProviderSettings extends Omit<Provider, 'url'> {
  /** Null: the address that the server listens on. */
  readonly url: string | null;
}

/** Concurrency limits of research queries and fact-checks. */
export interface InProgressLimits {
  /** 0: no limit. */
  readonly maximum: number;
  /** Less than `maximum`, so that one partner cannot take every slot; 0: no limit. */
  readonly maximumPerPartner: number;
}

/** Settings for refusals and flags under the terms. */
export interface ScreeningSettings {
  /** An email address or an http(s) address; null: partners ask whoever gave them the key. */
  readonly appealContact: string | null;
  /** Whether the audit log keeps the texts of refused and flagged requests. */
  readonly keepsTexts: boolean;
  /** Flags of one partner in 24 hours; 0: no limit. */
  readonly flagLimit: number;
  /** Refusals of one partner in 24 hours; 0: no limit. */
  readonly refusalLimit: number;
  /** Whether the language model may raise an outcome. */
  readonly asksModel: boolean;
  /** The language of a reason where the request names none. */
  readonly defaultLocale: string;
}
