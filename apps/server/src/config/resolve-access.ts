import type { AccessMode } from './access-variables.js';
import { isLoopback } from './loopback.js';
import { VARIABLES } from './variables.js';

interface AccessSettings {
  readonly host: string;
  /** Null: `open` on loopback, else `keys`. */
  readonly access: AccessMode | null;
  readonly openOnAnyAddress: boolean;
  readonly publicationDelayHours: number | null;
  readonly providerUrl: string | null;
}

interface ResolvedAccess {
  readonly access: AccessMode;
  readonly problems: readonly string[];
}

/**
 * Resolves the access mode, with the problems that keep the server from starting. Defaults that are safe on loopback
 * must be stated explicitly elsewhere.
 */
export function resolveAccess({
  host,
  access,
  openOnAnyAddress,
  publicationDelayHours,
  providerUrl,
}: AccessSettings): ResolvedAccess {
  const onLoopback = isLoopback(host);
  const mode = access ?? (onLoopback ? 'open' : 'keys');
  const problems: string[] = [];
  if (mode === 'open' && !onLoopback && !openOnAnyAddress) {
    problems.push(
      'ACCESS must be keys where HOST is not loopback: open, everyone who reaches that address could use the service without a key. Set OPEN_ACCESS_ON_ANY_ADDRESS=yes if that is meant.',
    );
  }
  const isTrial = mode === 'open' && onLoopback;
  if (publicationDelayHours === null && !isTrial) {
    problems.push(
      `PUBLICATION_DELAY_HOURS must be set, 0 included, unless access is open on loopback. It decides: ${VARIABLES.PUBLICATION_DELAY_HOURS.decides}`,
    );
  }
  if (providerUrl === null && !onLoopback) {
    problems.push(
      `PROVIDER_URL must be set, to an address that readers can open, where HOST is not loopback. It decides: ${VARIABLES.PROVIDER_URL.decides}`,
    );
  }
  return { access: mode, problems };
}
