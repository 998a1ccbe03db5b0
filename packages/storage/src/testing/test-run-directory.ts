import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Global set-up of vitest: creates the directory for the embedded databases of a test run, and deletes it at the end.
 */
export default function prepareCopies(): () => void {
  const place = mkdtempSync(join(tmpdir(), 'partner-api-tests-'));
  process.env.TEST_COPIES_DIR = place;
  return () => rmSync(place, { recursive: true, force: true });
}
