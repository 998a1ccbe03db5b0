import { rm } from 'node:fs/promises';
import { TERMS } from '@partner-api/contract';
import { openEmbedded } from '@partner-api/storage/engine';
import { fill } from './fill.mjs';

/** A new embedded store with so many events. */
export async function embeddedDirectory(path, count) {
  const database = await openEmbedded({ directory: path, statementTimeoutSeconds: 300 });
  try {
    await fill(database, count);
  } finally {
    await database.close();
  }
  return { path, terms: TERMS.version, remove: () => rm(path, { recursive: true, force: true }) };
}
