import {
  ConflictEventSchema,
  contract,
  EventFiltersSchema,
  type EventList,
  type EventListQuery,
  type EventResponse,
  filtersIn,
  RECORD_ID_PATTERN,
} from '@partner-api/contract';
import type { Answer } from '../answers/answer.js';
import { envelopeOfStored } from '../answers/envelope.js';
import { listPage } from '../answers/list-page.js';
import { problem } from '../problems/problem.js';
import { withoutKeys } from '../redaction/without-keys.js';
import { recordTexts } from '../rendering/record-texts.js';
import { nowToTheSecond } from '../time/clock.js';
import type { Services } from './services.js';

export const events = (services: Services) => {
  const textOf = recordTexts(ConflictEventSchema, services.revision);
  return {
    list: (query: EventListQuery): Promise<Answer<EventList>> =>
      listPage(services, query, {
        path: contract.events.list.path,
        reader: services.store.events,
        textOf,
        filters: filtersIn(EventFiltersSchema, query),
        filterOf: ({ from, to, ...others }, windowStart) => ({
          ...others,
          from: from === null ? windowStart : new Date(`${from}T00:00:00Z`),
          to: to === null ? null : new Date(`${to}T23:59:59Z`),
        }),
      }),

    get: async (id: string): Promise<Answer<EventResponse>> => {
      const asOf = nowToTheSecond(services.clock);
      // The database is queried only for possible identifiers: a NUL byte is an error there, and a pasted key could end
      // up in its log.
      const isIdentifier = RECORD_ID_PATTERN.test(id) && withoutKeys(id) === id;
      const stored = isIdentifier ? await services.store.events.get(id) : null;
      if (!stored) throw problem('not-found', { detail: 'No event has this identifier.' });
      return envelopeOfStored(services, stored, { textOf, asOf });
    },
  };
};
