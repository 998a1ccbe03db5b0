import { existsSync } from 'node:fs';
import path from 'node:path';

const directory = process.env.TEST_DATA_DIR;

/**
 * Path of UCDP GED for Syria, 2016 to 2019 (16,566 events), in the directory `TEST_DATA_DIR`, because the file is not
 * part of the project. Null skips its tests when the variable is not set; a directory without the file is an error.
 */
export const realUcdpFile: string | null = directory
  ? path.join(directory, 'ucdp-ged-syria-2016-2019.csv.gz')
  : null;

if (realUcdpFile && !existsSync(realUcdpFile)) throw new Error(`TEST_DATA_DIR has no ${realUcdpFile}`);
