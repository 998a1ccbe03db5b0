import { RECORD_KINDS, RecordIdSchema, type RecordKind } from '@partner-api/contract';
import type { RecordDraft } from '@partner-api/safeguards';
import * as z from 'zod';
import type { ReadContext, Reading } from '../format.js';
import { claimContent, claimLine } from './claim-line.js';
import { dossierContent, dossierLine } from './dossier-line.js';
import { eventContent, eventLine } from './event-line.js';
import { PARSE_OPTIONS, toFault } from './line-fault.js';
import { type commonMembers, text } from './members.js';
import { upstream } from './upstream-member.js';

const HeadSchema = z.looseObject({ kind: z.enum(RECORD_KINDS), retraction: z.unknown().optional() });

/** Returns the reader of line values; call it once for an import, because building its schemas is slow. */
export function lineReader({ now, mayRedistribute }: ReadContext): (value: unknown) => Reading {
  const credit = { upstream: upstream(mayRedistribute) };
  const event = eventLine(now).extend(credit);
  const dossier = dossierLine(now).extend(credit);
  const claim = claimLine(now).extend(credit);
  const retraction: Readonly<Record<RecordKind, RetractionSchema>> = {
    event: retractionOf(Object.keys(event.shape)),
    dossier: retractionOf(Object.keys(dossier.shape)),
    claim: retractionOf(Object.keys(claim.shape)),
  };

  return (value) => {
    const head = HeadSchema.safeParse(value, PARSE_OPTIONS);
    if (!head.success) return faultOf(head.error);
    const { kind } = head.data;
    if (head.data.retraction !== undefined) {
      const line = retraction[kind].safeParse(value, PARSE_OPTIONS);
      if (!line.success) return faultOf(line.error);
      return { result: 'retraction', id: line.data.id, kind, reason: line.data.retraction.reason };
    }
    if (kind === 'event') {
      const line = event.safeParse(value, PARSE_OPTIONS);
      if (!line.success) return faultOf(line.error);
      return publication({ kind, ...fieldsOf(line.data), content: eventContent(line.data) }, line.data);
    }
    if (kind === 'dossier') {
      const line = dossier.safeParse(value, PARSE_OPTIONS);
      if (!line.success) return faultOf(line.error);
      return publication({ kind, ...fieldsOf(line.data), content: dossierContent(line.data) }, line.data);
    }
    const line = claim.safeParse(value, PARSE_OPTIONS);
    if (!line.success) return faultOf(line.error);
    return publication({ kind, ...fieldsOf(line.data), content: claimContent(line.data) }, line.data);
  };
}

type Common = z.infer<z.ZodObject<typeof commonMembers>>;

type Line = Common & { readonly upstream?: RecordDraft['upstream'] | undefined };

const fieldsOf = ({ id, status, sensitive, upstream }: Line) => ({
  ...{ id, status, sensitive },
  upstream: upstream ?? [],
});

const publication = (draft: RecordDraft, { correction, upstream, source_revision }: Line): Reading => ({
  result: 'publication',
  draft,
  correction,
  ...(upstream === undefined && { upstreamUnsaid: true }),
  ...(source_revision !== undefined && { sourceRevision: source_revision }),
  warnings: [],
  covers: null,
});

const faultOf = (error: z.ZodError): Reading => ({ result: 'fault', fault: toFault(error) });

type RetractionSchema = z.ZodType<{ id: string; retraction: { reason: string } }>;

/** A retraction can be added to the record's own line, so the other members may be present and are not validated. */
function retractionOf(names: readonly string[]): RetractionSchema {
  const unread = names
    .filter((name) => name !== 'correction')
    .map((name) => [name, z.unknown().optional()] as const);
  return z.strictObject({
    ...Object.fromEntries(unread),
    id: RecordIdSchema,
    retraction: z.strictObject({ reason: text }),
  });
}
