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
   * Events, newest occurrence first; those of unknown time come last. Await it for one page, or iterate it for all.
   * @throws TypeError at once, when an option is unknown or neither text nor number.
   */
  readonly list: (
    options?: EventListOptions,
    requestOptions?: ListRequestOptions,
  ) => ListCall<ConflictEvent, EventList>;

  /**
   * One event. A retracted one has its corrections and no content.
   * @throws PartnerApiError `not-found` when no published event has this identifier.
   */
  readonly get: (id: string, options?: RequestOptions) => Promise<PartnerResult<EventResponse>>;

  /**
   * For those who keep a copy: every event first published, corrected or retracted, oldest change first; then the walk ends.
   *
   *     for await (const { kind, id, record, state } of client.events.mirror({ state: kept })) {}
   */
  readonly mirror: MirrorMethod<ConflictEvent>;
}

export function eventsClient(send: Send): EventsClient {
  return {
    ...listMethods<ConflictEvent, EventList>(send, routes.listEvents),
    get: async (id, options) => {
      // In a path, one dot or two mean another path, even when they are escaped.
      if (typeof id !== 'string' || /^\.{0,2}$/.test(id)) throw new TypeError('id must be that of an event');
      return send({ route: routes.getEvent, id }, options);
    },
  };
}
