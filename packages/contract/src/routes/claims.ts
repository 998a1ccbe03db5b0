import type * as z from 'zod';
import { ClaimSchema } from '../records/claim.js';
import { PATH_PREFIX } from '../version.js';
import { listOf } from '../wire/envelope.js';
import { RecordFiltersSchema, RecordListQuerySchema } from '../wire/parameters.js';
import { answers, builder, type RouteMetadata } from './responses.js';

export const ClaimListSchema = listOf('Claim', ClaimSchema, RecordFiltersSchema);
export type ClaimList = z.infer<typeof ClaimListSchema>;

export const claims = builder.router({
  list: {
    method: 'GET',
    path: `${PATH_PREFIX}/claims`,
    query: RecordListQuerySchema,
    responses: answers(ClaimListSchema),
    strictStatusCodes: true,
    summary: 'List claims',
    description:
      'Newest published first, then by id. Each row is complete. Retracted claims appear only with `updated_since`, which lists changes oldest first.',
    metadata: { operationId: 'listClaims', tag: 'Claims', scope: 'read' } satisfies RouteMetadata,
  },
});
