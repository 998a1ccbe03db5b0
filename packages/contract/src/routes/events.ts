import * as z from 'zod';
import { ConflictEventSchema } from '../records/event.js';
import { PATH_PREFIX } from '../version.js';
import { listOf, one } from '../wire/envelope.js';
import { EventFiltersSchema, EventListQuerySchema } from '../wire/parameters.js';
import { answers, builder, type RouteMetadata } from './responses.js';

export const EventListSchema = listOf('Event', ConflictEventSchema, EventFiltersSchema);
export type EventList = z.infer<typeof EventListSchema>;

export const EventResponseSchema = one('Event', ConflictEventSchema);
export type EventResponse = z.infer<typeof EventResponseSchema>;

export const events = builder.router({
  list: {
    method: 'GET',
    path: `${PATH_PREFIX}/events`,
    query: EventListQuerySchema,
    responses: answers(EventListSchema),
    strictStatusCodes: true,
    summary: 'List events',
    description:
      'Newest occurrence first, then by id; events of unknown time come last. Retracted events appear only with `updated_since`, which lists changes oldest first.',
    metadata: { operationId: 'listEvents', tag: 'Events', scope: 'read' } satisfies RouteMetadata,
  },
  get: {
    method: 'GET',
    path: `${PATH_PREFIX}/events/:id`,
    // Not validated: a malformed identifier returns 404 like any other unknown one.
    pathParams: z.object({
      id: z
        .string()
        .describe('Identifier of the event.')
        .meta({ examples: ['ucdp-ged-214797'] }),
    }),
    responses: answers(EventResponseSchema),
    strictStatusCodes: true,
    summary: 'Read one event',
    description:
      'For a retracted event, returns 200 with its id, its status and its corrections, without its content.',
    metadata: { operationId: 'getEvent', tag: 'Events', scope: 'read' } satisfies RouteMetadata,
  },
});
