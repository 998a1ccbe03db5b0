import type { DatabaseUnavailable } from '@partner-api/storage';
import { addressesOf } from '@partner-api/storage/addresses';
import { asSentence } from '@partner-api/text';
import type { Config } from '../config/config.js';
import { directoryFailure } from './directory-failure.js';

/** Returns which configured store cannot be used, why, and what to check. */
export function storeFailure(
  { databaseUrl, dataDirectory }: Pick<Config, 'databaseUrl' | 'dataDirectory'>,
  error: DatabaseUnavailable,
): string {
  if (databaseUrl !== null) {
    return `The database ${withoutCredentials(databaseUrl)} cannot be used: ${asSentence(error.message)} Check DATABASE_URL and that the database is running.`;
  }
  return (
    directoryFailure(dataDirectory, error) ??
    asSentence(`The embedded store in ${dataDirectory} cannot be used: ${error.message}`)
  );
}

function withoutCredentials(databaseUrl: string): string {
  const addresses = addressesOf(databaseUrl).map((address) => new URL(address));
  const pathname = addresses[0]?.pathname ?? '';
  // The driver prefers the parameter if both are given.
  return `${addresses.map(({ host, searchParams }) => searchParams.get('host') || host).join(',')}${pathname}`;
}
