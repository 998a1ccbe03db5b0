import type { License } from '@partner-api/contract';
import type { ModelSettings } from '@partner-api/model';
import type { LevelWithSilent } from 'pino';
import type { AccessMode } from './access-variables.js';
import type { Quotas } from './quotas.js';

export interface Config {
  /** 0: any free one. */
  readonly port: number;
  readonly host: string;
  readonly access: AccessMode;
  /** How long sensitive records are held back; 0: not at all; null: as the store has it. */
  readonly publicationDelayHours: number | null;
  readonly limits: Quotas;
  readonly inProgress: InProgressLimits;
  /** Null: limits are counted in memory. */
  readonly redisUrl: string | null;
  /** Whose pages may call from a browser. */
  readonly corsOrigins: readonly string[];
  /** 0: none. */
  readonly preparedPagesBytes: number;
  readonly dataDirectory: string;
  /** Null: the embedded store in `dataDirectory`. */
  readonly databaseUrl: string | null;
  /** Replicas that pages are read from. */
  readonly databaseReadUrls: readonly string[];
  /** Whether an empty store gets the demonstration data; null: the embedded one does, with open access on loopback. */
  readonly seedDemo: boolean | null;
  /** Null: the default, which the server may go without; 0: off. */
  readonly metricsPort: number | null;
  readonly metricsHost: string;
  /** Where traces and metrics are sent; null: nowhere. */
  readonly otlpEndpoint: string | null;
  /** Subnets whose `X-Forwarded-For` is believed. */
  readonly trustedProxies: readonly string[];
  /** Null: found out at the first connection. */
  readonly databasePreparedStatements: boolean | null;
  /** Connections to PostgreSQL at most. */
  readonly databasePoolSize: number;
  /** Threads that research and fact-checks are answered in; 0: the serving thread. */
  readonly researchWorkers: number;
  /** Where the search index is kept between two starts; null: beside the embedded store, or nowhere. */
  readonly indexDirectory: string | null;
  readonly screening: ScreeningSettings;
  /** Null: nothing is sent anywhere. */
  readonly model: ModelSettings | null;
  readonly provider: ProviderSettings;
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

interface ProviderSettings extends Omit<Provider, 'url'> {
  /** Null: the address that the server listens on. */
  readonly url: string | null;
}

/** How many requests may be worked on at the same time. */
export interface InProgressLimits {
  /** 0: no limit. */
  readonly maximum: number;
  /** Less than `maximum`, so that one cannot take every place; 0: no limit. */
  readonly maximumPerPartner: number;
}

/** What the operator decides about refusals and flags under the terms. */
export interface ScreeningSettings {
  /** An email address or an http(s) address; null: none is named. */
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
