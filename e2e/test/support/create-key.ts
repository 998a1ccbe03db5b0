import { TERMS } from '@partner-api/contract';
import type { PartnerServer } from './partner-server.js';
import { partnerApi } from './run-program.js';

/** Creates a key with every scope for a new partner. */
export async function createKey(server: PartnerServer): Promise<string> {
  const { json, errors } = await partnerApi(
    ['keys', 'create', '--partner', 'Harbour News', '--scopes', 'read,research,fact_check'].concat([
      '--accept-terms',
      TERMS.version,
      '--json',
    ]),
    server.environment,
  );
  if (typeof json?.key !== 'string') throw new Error(`no key was made: ${errors}`);
  return json.key;
}
