import { existsSync } from 'node:fs';
import path from 'node:path';

const directory = process.env.TEST_DATA_DIR;

/**
 * UCDP GED, Syria 2016 to 2019, 16,566 events. It is not part of the project; `TEST_DATA_DIR` names the directory that
 * holds it. Null, and its tests are shown as skipped, when that is not set. A directory without the file is an error.
 */
export const realUcdpFile: string | null = directory
  ? path.join(directory, 'ucdp-ged-syria-2016-2019.csv.gz')
  : null;

if (realUcdpFile && !existsSync(realUcdpFile)) throw new Error(`TEST_DATA_DIR has no ${realUcdpFile}`);
