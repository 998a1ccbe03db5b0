import type * as z from 'zod';
import { ResearchResultSchema } from '../records/research-result.js';
import { PATH_PREFIX } from '../version.js';
import { ResearchRequestSchema } from '../wire/bodies.js';
import { one } from '../wire/envelope.js';
import { answersToBody, builder, type RouteMetadata } from './responses.js';

export const ResearchResponseSchema = one('Research', ResearchResultSchema);
export type ResearchResponse = z.infer<typeof ResearchResponseSchema>;

export const research = builder.mutation({
  method: 'POST',
  path: `${PATH_PREFIX}/research`,
  body: ResearchRequestSchema,
  responses: answersToBody(ResearchResponseSchema),
  strictStatusCodes: true,
  summary: 'Submit a research query',
  description:
    'Answers a question from the records, with evidence for every statement. When the records do not suffice, the status is `insufficient_evidence`, and `coverage` shows what was searched.',
  metadata: { operationId: 'research', tag: 'Research', scope: 'research' } satisfies RouteMetadata,
});
