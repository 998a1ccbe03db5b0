import type { ListCall } from './list-call.js';
import type { ListRequestOptions } from './list-options.js';
import type { MirrorMethod } from './mirror-method.js';
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
