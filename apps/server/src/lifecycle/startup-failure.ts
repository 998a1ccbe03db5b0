import { ImportFailed } from '@partner-api/admin/command-line';
import { DatabaseUnavailable, DirectoryInUse, SchemaTooNew } from '@partner-api/storage';
import type { Config } from '../config/config.js';
import { ConfigInvalid } from '../config/read-config.js';
import { DEFAULT_METRICS_PORT } from '../observability/metrics-server.js';
import { directoryFailure } from './directory-failure.js';
import { storeFailure } from './store-failure.js';

/** Returns why the server did not start, as a paragraph for the operator; null for an unexpected error. */
export function startupFailure(error: unknown, config: Config | null): string | null {
  if (!(error instanceof Error)) return null;
  // The first start imports the demonstration data.
  if (error instanceof ImportFailed) return startupFailure(error.cause, config);
  if (error instanceof ConfigInvalid || error instanceof DirectoryInUse || error instanceof SchemaTooNew) {
    return error.message;
  }
  if (error instanceof DatabaseUnavailable && config !== null) {
    return storeFailure(config, error);
  }
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') {
    const metrics = port !== config?.port && port === (config?.metricsPort ?? DEFAULT_METRICS_PORT);
    const variable = metrics ? 'METRICS_PORT' : 'PORT';
    return `Port ${port} is taken by another process. Stop it, or set ${variable} to another port.`;
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `The address ${config?.host} is not one of this machine. Set HOST to one that is, such as 127.0.0.1.`;
  }
  if (code === 'EACCES' && port !== undefined) {
    return `Port ${port} needs privileges that this process does not have. Set PORT to one above 1023.`;
  }
  return config === null ? null : directoryFailure(config.dataDirectory, error);
}
