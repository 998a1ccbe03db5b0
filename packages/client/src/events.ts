import type { PartnerResult } from './call.js';
import type { ListCall } from './list-call.js';
import { listMethods } from './list-methods.js';
import type { ListRequestOptions } from './list-options.js';
import type { MirrorMethod } from './mirror-method.js';
import { routes } from './routes.generated.js';
import type { RequestOptions, Send } from './transport.js';
import type { ConflictEvent, EventList, EventListOptions, EventResponse } from './wire.generated.js';

export interface EventsClient {
  /**
   * Lists events, most recent occurrence first and unknown times last. Await it for one page, or iterate it for all.
   * @throws TypeError synchronously, when an option is unknown or is neither a string nor a number.
   */
  readonly list: (
    options?: EventListOptions,
    requestOptions?: ListRequestOptions,
  ) => ListCall<ConflictEvent, EventList>;

  /**
   * Returns one event. A retracted event has its corrections and no content.
   * @throws PartnerApiError `not-found` when no published event has this identifier.
   */
  readonly get: (id: string, options?: RequestOptions) => Promise<PartnerResult<EventResponse>>;

  /**
   * Yields every event that was published, corrected or retracted, oldest change first, for a local copy. It ends after the newest change.
   *
   *     for await (const { kind, id, record, state } of client.events.mirror({ state: kept })) {}
   */
  readonly mirror: MirrorMethod<ConflictEvent>;
}

export function eventsClient(send: Send): EventsClient {
  return {
    ...listMethods<ConflictEvent, EventList>(send, routes.listEvents),
    get: async (id, options) => {
      // URL parsers resolve `.` and `..` in a path, even when they are percent-encoded.
      if (typeof id !== 'string' || /^\.{0,2}$/.test(id)) throw new TypeError('id must be that of an event');
      return send({ route: routes.getEvent, id }, options);
    },
  };
}
