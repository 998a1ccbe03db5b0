import type { ListCall } from './list-call.js';
import type { ListRequestOptions } from './list-options.js';
import type { MirrorMethod } from './mirror-method.js';
import type { Dossier, DossierList, RecordListOptions } from './wire.generated.js';

export interface DossiersClient {
  /**
   * Lists dossiers, most recently published first; each row is complete. Await it for one page, or iterate it for all.
   * @throws TypeError synchronously, when an option is unknown or is neither a string nor a number.
   */
  readonly list: (
    options?: RecordListOptions,
    requestOptions?: ListRequestOptions,
  ) => ListCall<Dossier, DossierList>;

  /** Yields changes for a local copy, like `events.mirror`. */
  readonly mirror: MirrorMethod<Dossier>;
}
