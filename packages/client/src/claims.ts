import type { Claim, ClaimList } from '@partner-api/contract';
import type { ListCall } from './list-call.js';
import { listMethod } from './list-method.js';
import { RECORD_PARAMETERS, type RecordListOptions } from './list-options.js';
import { routes } from './routes.generated.js';
import type { RequestOptions, Transport } from './transport.js';

export interface ClaimsClient {
  /**
   * Claims with their reviews, newest published first; each row is complete. Await it for one page, or iterate it
   * for all.
   * @throws TypeError at once, when an option is unknown or neither text nor number.
   */
  list(options?: RecordListOptions, requestOptions?: RequestOptions): ListCall<Claim, ClaimList>;
}

export const claimsClient = (transport: Transport): ClaimsClient => ({
  list: listMethod<Claim, ClaimList>(transport, routes.listClaims, RECORD_PARAMETERS),
});
