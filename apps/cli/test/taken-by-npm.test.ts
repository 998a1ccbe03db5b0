import { describe, expect, it } from 'vitest';
import { partnerApi } from './command-line.js';

/** The environment in which npm runs the script. */
const NPM = { npm_lifecycle_event: 'partner-api', DATA_DIR: '/nowhere/at/all' };
const IMPORT = ['import', 'ucdp-ged', 'f.csv.gz'];
const CREATE = ['keys', 'create'];

describe('an option that npm consumed', () => {
  it.each<[string, Record<string, string>, readonly string[]]>([
    ['--dry-run', { npm_config_dry_run: 'true' }, IMPORT],
    ['--json', { npm_config_json: 'true' }, [...IMPORT, '--dry-run']],
    ['--covers', { npm_config_covers: 'true' }, [...IMPORT, 'SY:2016-01-01:2019-11-30']],
    ['--precision', { npm_config_precision: '0.9' }, ['calibrate', 'pairs.csv']],
    ['--partner', { npm_config_partner: 'true' }, [...CREATE, 'Harbour News']],
    ['--dry-run', { npm_config_dry_run: 'true', npm_config_json: 'true' }, IMPORT],
  ])('is named, and nothing is done: %s', async (option, taken, argv) => {
    const { code, said, complained } = await partnerApi({ ...NPM, ...taken }, ...argv);
    expect([code, said]).toEqual([2, '']);
    expect(complained).toContain(`npm took ${option}`);
    expect(complained).toMatch(/npm run -s partner-api -- (import|calibrate|keys create) …$/m);
  });

  it.each<[string, NodeJS.ProcessEnv, readonly string[]]>([
    ['that was given to the command', { ...NPM, npm_config_dry_run: 'true' }, [...IMPORT, '--dry-run']],
    ['that is off', { ...NPM, npm_config_dry_run: '' }, IMPORT],
    ['of another command', { ...NPM, npm_config_reason: 'true' }, IMPORT],
    ['of another script', { ...NPM, npm_lifecycle_event: 'deploy', npm_config_dry_run: 'true' }, IMPORT],
    ['that is a setting of npm', { ...NPM, npm_config_before: '2026-01-01' }, ['audit', 'list', '--limit=x']],
  ])('is none %s', async (_, environment, argv) => {
    expect((await partnerApi(environment, ...argv)).complained).not.toContain('npm took');
  });
});
