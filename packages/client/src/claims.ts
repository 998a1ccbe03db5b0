import type { ListCall } from './list-call.js';
import type { ListRequestOptions } from './list-options.js';
import type { MirrorMethod } from './mirror-method.js';
import type { Claim, ClaimList, RecordListOptions } from './wire.generated.js';

export interface ClaimsClient {
  /**
   * Lists claims with their reviews, most recently published first; each row is complete. Await it for one page, or iterate it for all.
   * @throws TypeError synchronously, when an option is unknown or is neither a string nor a number.
   */
  readonly list: (
    options?: RecordListOptions,
    requestOptions?: ListRequestOptions,
  ) => ListCall<Claim, ClaimList>;

  /** Yields changes for a local copy, like `events.mirror`. */
  readonly mirror: MirrorMethod<Claim>;
}
