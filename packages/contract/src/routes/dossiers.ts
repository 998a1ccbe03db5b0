import type * as z from 'zod';
import { DossierSchema } from '../records/dossier.js';
import { PATH_PREFIX } from '../version.js';
import { listOf } from '../wire/envelope.js';
import { RecordFiltersSchema, RecordListQuerySchema } from '../wire/parameters.js';
import { answers, builder, type RouteMetadata } from './responses.js';

export const DossierListSchema = listOf('Dossier', DossierSchema, RecordFiltersSchema);
export type DossierList = z.infer<typeof DossierListSchema>;

export const dossiers = builder.router({
  list: {
    method: 'GET',
    path: `${PATH_PREFIX}/dossiers`,
    query: RecordListQuerySchema,
    responses: answers(DossierListSchema),
    strictStatusCodes: true,
    summary: 'List dossiers',
    description:
      'Newest published first, then by id. Each row is complete. Retracted dossiers appear only with `updated_since`, which lists changes oldest first.',
    metadata: { operationId: 'listDossiers', tag: 'Dossiers', scope: 'read' } satisfies RouteMetadata,
  },
});
