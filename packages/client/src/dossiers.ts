import type { Dossier, DossierList } from '@partner-api/contract';
import type { ListCall } from './list-call.js';
import { listMethod } from './list-method.js';
import { RECORD_PARAMETERS, type RecordListOptions } from './list-options.js';
import { routes } from './routes.generated.js';
import type { RequestOptions, Transport } from './transport.js';

export interface DossiersClient {
  /**
   * Dossiers, newest published first; each row is complete. Await it for one page, or iterate it for all.
   * @throws TypeError at once, when an option is unknown or neither text nor number.
   */
  list(options?: RecordListOptions, requestOptions?: RequestOptions): ListCall<Dossier, DossierList>;
}

export const dossiersClient = (transport: Transport): DossiersClient => ({
  list: listMethod<Dossier, DossierList>(transport, routes.listDossiers, RECORD_PARAMETERS),
});
