import type * as z from 'zod';
import { FactCheckResultSchema } from '../records/fact-check-result.js';
import { PATH_PREFIX } from '../version.js';
import { FactCheckRequestSchema } from '../wire/bodies.js';
import { one } from '../wire/envelope.js';
import { answersToBody, builder, type RouteMetadata } from './responses.js';

export const FactCheckResponseSchema = one('FactCheck', FactCheckResultSchema);
export type FactCheckResponse = z.infer<typeof FactCheckResponseSchema>;

export const factCheck = builder.mutation({
  method: 'POST',
  path: `${PATH_PREFIX}/fact-check`,
  body: FactCheckRequestSchema,
  responses: answersToBody(FactCheckResponseSchema),
  strictStatusCodes: true,
  summary: 'Submit a claim for fact-checking',
  description:
    'Compares the claim with reviewed claims and other records. Without sufficient evidence the verdict is `insufficient_evidence`, and `coverage` shows what was searched.',
  metadata: { operationId: 'factCheck', tag: 'Fact-check', scope: 'fact_check' } satisfies RouteMetadata,
});
