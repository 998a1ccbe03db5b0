import { DOSSIER_STATES } from '@partner-api/contract';
import type { DossierContent } from '@partner-api/safeguards';
import * as z from 'zod';
import {
  commonMembers,
  customIssue,
  optionalText,
  optionalTime,
  references,
  sources,
  text,
} from './members.js';
import { province } from './province-member.js';

const period = (now: Date) =>
  z
    .strictObject({ earliest: optionalTime('first', now), latest: optionalTime('last', now) })
    .superRefine(({ earliest, latest }, context) => {
      if (earliest === null || latest === null || earliest <= latest) return;
      context.addIssue(customIssue('invalid_time', 'must not end before it begins'));
    })
    .default({ earliest: null, latest: null });

export const dossierLine = (now: Date) =>
  z.strictObject({
    kind: z.literal('dossier'),
    ...commonMembers,
    title: text,
    summary: optionalText,
    state: z.enum(DOSSIER_STATES).nullable().default(null),
    period: period(now),
    provinces: z.array(province).default([]),
    sections: z.array(z.strictObject({ heading: optionalText, body: text })).default([]),
    event_refs: references,
    claim_refs: references,
    sources: sources(now),
  });

/** Returns the members in the order of the contract, because the store compares versions by their JSON text. */
export const dossierContent = (line: z.infer<ReturnType<typeof dossierLine>>): DossierContent => ({
  lang: line.lang,
  external_ids: line.external_ids,
  title: line.title,
  summary: line.summary,
  state: line.state,
  period: line.period,
  provinces: line.provinces,
  sections: line.sections,
  event_refs: line.event_refs,
  claim_refs: line.claim_refs,
  sources: line.sources,
});
