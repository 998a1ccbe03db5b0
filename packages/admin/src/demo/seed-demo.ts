import { ImportOptionsSchema } from '../imports/import-options.js';
import { importRecords } from '../imports/import-records.js';
import type { ImportContext } from '../imports/import-run.js';
import type { ImportSummary } from '../imports/summary.js';
import { demoCovers, demoRecords } from './demo-records.js';

/**
 * Publishes the demo in the way that the desk publishes, with times counted back from now. Meant for an empty store: a
 * second seeding within the hour changes nothing, a later one updates every record to later times.
 */
export function seedDemo(context: Omit<ImportContext, 'input'>): Promise<ImportSummary> {
  const now = context.clock();
  const options = ImportOptionsSchema.parse({
    format: 'records',
    name: 'demo',
    covers: [demoCovers(now)],
    // Nothing in it is real, and a demo of which records are held would puzzle whoever tries it.
    doubtful: 'warn',
  });
  return importRecords({ ...context, input: demoBytes(now), isFictional: true }, options);
}

async function* demoBytes(now: Date): AsyncGenerator<Uint8Array, void, undefined> {
  for (const line of demoRecords(now)) yield Buffer.from(`${line}\n`);
}
