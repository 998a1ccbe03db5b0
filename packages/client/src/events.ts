import type { ConflictEvent, EventList, EventResponse } from '@partner-api/contract';
import type { ListCall } from './list-call.js';
import { listMethod } from './list-method.js';
import { EVENT_PARAMETERS, type EventListOptions } from './list-options.js';
import { routes } from './routes.generated.js';
import type { PartnerResult, RequestOptions, Transport } from './transport.js';

export interface EventsClient {
  /**
   * Events, newest occurrence first; those of unknown time come last. Await it for one page, or iterate it for all.
   * @throws TypeError at once, when an option is unknown or neither text nor number.
   */
  list(options?: EventListOptions, requestOptions?: RequestOptions): ListCall<ConflictEvent, EventList>;

  /** One event. A retracted one has its corrections and no content; one that is not published throws a 404. */
  get(id: string, options?: RequestOptions): Promise<PartnerResult<EventResponse>>;
}

export const eventsClient = (transport: Transport): EventsClient => ({
  list: listMethod<ConflictEvent, EventList>(transport, routes.listEvents, EVENT_PARAMETERS),
  get: async (id, options) => {
    // In a path, one dot or two mean another path, even when they are escaped.
    if (typeof id !== 'string' || /^\.{0,2}$/.test(id)) throw new TypeError('id must be that of an event');
    return transport.send({ route: routes.getEvent, pathParameters: { id } }, options);
  },
});
