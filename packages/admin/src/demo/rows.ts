import type { RecordKind } from '@partner-api/contract';
import { DEMO_UPSTREAM, demoExternalId, withFictionalNote } from './fictional.js';
import type { ClaimStory, DemoLanguage, DossierStory, EventStory } from './story.js';

/** IDs of the claims and dossiers that reference an event. */
export interface EventLinks {
  readonly claim_ids: readonly string[];
  readonly dossier_ids: readonly string[];
}

/** One record of the demo in the format `records`. */
export interface DemoRow {
  readonly kind: RecordKind;
  readonly id: string;
  readonly [member: string]: unknown;
}

const fromTheDemo = (id: string) => ({ external_ids: [demoExternalId(id)], upstream: [DEMO_UPSTREAM] });

export const eventRow = (event: EventStory, links: EventLinks): DemoRow => ({
  kind: 'event',
  ...event,
  summary: withFictionalNote(event.summary, event.lang),
  ...links,
  ...fromTheDemo(event.id),
});

export const claimRow = (claim: ClaimStory): DemoRow => ({
  kind: 'claim',
  ...claim,
  context: withFictionalNote(claim.context, claim.lang),
  ...fromTheDemo(claim.id),
});

export const dossierRow = (dossier: DossierStory): DemoRow => ({
  kind: 'dossier',
  ...dossier,
  summary: withFictionalNote(dossier.summary, dossier.lang),
  ...fromTheDemo(dossier.id),
});

export const retractionRow = (
  kind: RecordKind,
  id: string,
  { lang, reason }: { readonly lang: DemoLanguage; readonly reason: string },
): DemoRow => ({ kind, id, retraction: { reason: withFictionalNote(reason, lang) } });
