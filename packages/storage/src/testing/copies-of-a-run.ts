import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A place for the embedded databases of a run of tests, which is gone at its end. Set up once, before the first test file. */
export default function prepareCopies(): () => void {
  const place = mkdtempSync(join(tmpdir(), 'partner-api-tests-'));
  process.env.TEST_COPIES_DIR = place;
  return () => rmSync(place, { recursive: true, force: true });
}
