import { ImportOptionsSchema } from '../imports/import-options.js';
import { importRecords } from '../imports/import-records.js';
import type { ImportContext } from '../imports/import-run.js';
import type { ImportSummary } from '../imports/summary.js';
import { demoCovers, demoRecords } from './demo-records.js';

/**
 * Imports the demo with times relative to now into a store that should be empty. Another seeding within the hour
 * changes nothing; a later one moves every record to later times.
 */
export function seedDemo(context: Omit<ImportContext, 'input'>): Promise<ImportSummary> {
  const now = context.clock();
  const options = ImportOptionsSchema.parse({
    format: 'records',
    name: 'demo',
    covers: [demoCovers(now)],
    // The records are fictional, and records held in quarantine would confuse users of the demo.
    doubtful: 'warn',
  });
  return importRecords({ ...context, input: demoBytes(now), isFictional: true }, options);
}

async function* demoBytes(now: Date): AsyncGenerator<Uint8Array, void, undefined> {
  for (const line of demoRecords(now)) yield Buffer.from(`${line}\n`);
}
