import type { ListCall } from './list-call.js';
import { listMethod } from './list-method.js';
import type { ListRequestOptions } from './list-options.js';
import { type MirrorMethod, mirrorMethod } from './mirror-method.js';
import { routes } from './routes.generated.js';
import type { Transport } from './transport.js';
import type { Dossier, DossierList, RecordListOptions } from './wire.generated.js';

export interface DossiersClient {
  /**
   * Dossiers, newest published first; each row is complete. Await it for one page, or iterate it for all.
   * @throws TypeError at once, when an option is unknown or neither text nor number.
   */
  readonly list: (
    options?: RecordListOptions,
    requestOptions?: ListRequestOptions,
  ) => ListCall<Dossier, DossierList>;

  /** For those who keep a copy: as `events.mirror`. */
  readonly mirror: MirrorMethod<Dossier>;
}

export function dossiersClient(transport: Transport): DossiersClient {
  const list = listMethod<Dossier, DossierList>(transport, routes.listDossiers);
  return { list, mirror: mirrorMethod(list) };
}
