import {
  ClaimSchema,
  ConflictEventSchema,
  DossierSchema,
  type RecordKind,
  UpstreamSchema,
} from '@partner-api/contract';
import type { SafeRecord } from '@partner-api/safeguards';
import * as z from 'zod';
import type { Fault } from './reject.js';

/** Members that the store adds when it publishes a version. */
const added = {
  version: true,
  status: true,
  published_at: true,
  updated_at: true,
  corrections: true,
} as const;

const recordSchema = {
  event: ConflictEventSchema.omit(added),
  dossier: DossierSchema.omit(added),
  claim: ClaimSchema.omit(added),
} satisfies Record<RecordKind, z.ZodType>;

const UpstreamListSchema = z.array(UpstreamSchema);

/** Returns why the record breaks the contract; the store must hold only records that can be served. */
export function findContractBreach(record: SafeRecord): Fault | null {
  const content = recordSchema[record.kind].safeParse({ id: record.id, ...record.content });
  const issue = content.error?.issues[0] ?? UpstreamListSchema.safeParse(record.upstream).error?.issues[0];
  if (!issue) return null;
  return { field: z.core.toDotPath(issue.path), reason: 'invalid_value', detail: issue.message };
}
