import { randomUUID } from 'node:crypto';
import { type ScreeningDecision, screeningReason } from '@partner-api/safeguards';
import type { AuditEntry, Store } from '@partner-api/storage';
import type { ScreeningSettings } from '../../config/config.js';
import { problem } from '../../problems/problem.js';
import { withoutKeys } from '../../redaction/without-keys.js';
import type { Clock } from '../../time/clock.js';
import type { Caller } from '../access/caller.js';
import { appealText } from './appeal-text.js';
import type { PartnerStandings } from './partner-standings.js';
import { prepareScreening } from './prepare-screening.js';
import { type Guard, raiseOutcome } from './raise-outcome.js';

export interface ScreeningServices {
  readonly store: Pick<Store, 'audit' | 'keyedHash'>;
  readonly clock: Clock;
  readonly screening: ScreeningSettings;
  readonly standings: PartnerStandings;
  /** Null without a guard model. */
  readonly guard: Guard | null;
}

export interface Asked {
  /** The text after validation. */
  readonly text: string;
  readonly judge: (text: string) => ScreeningDecision;
  /** The scope that the operation requires. */
  readonly operation: string;
  readonly caller: Caller;
  /** The locale of the request, in which a refusal gives its reason. */
  readonly locale: string | undefined;
}

type Judged = Exclude<ScreeningDecision, { outcome: 'allow' }>;

/**
 * Throws `prohibited-use` for a text that the terms forbid; otherwise returns the rules that flag it, if any. Both
 * outcomes are written to the audit log first; if that fails, so does the request.
 */
export async function screenRequest(services: ScreeningServices, asked: Asked): Promise<readonly string[]> {
  const partner = asked.caller === 'anyone' ? null : asked.caller.partner;
  if (partner !== null) await services.standings.admit(partner);
  await prepareScreening();
  const decision = await raiseOutcome(services.guard, asked.text, asked.judge(asked.text));
  if (decision.outcome === 'allow') return [];
  if (decision.outcome === 'refuse') return refuse(services, asked, decision);
  if (partner !== null && (await services.standings.isLimited(partner)))
    return refuse(services, asked, { ...decision, outcome: 'refuse', reason: 'flag-limit' });
  await services.store.audit.append(await entryOf(services, asked, decision, randomUUID()));
  if (partner !== null) await services.standings.flagged(partner);
  return decision.rules;
}

async function refuse(services: ScreeningServices, asked: Asked, decision: Judged): Promise<never> {
  const { screening, store, standings } = services;
  const decisionId = randomUUID();
  await store.audit.append(await entryOf(services, asked, decision, decisionId));
  if (asked.caller !== 'anyone') await standings.refused(asked.caller.partner);
  throw problem('prohibited-use', {
    detail: screeningReason(decision.reason, asked.locale ?? screening.defaultLocale),
    refusal: {
      decision_id: decisionId,
      clause: decision.clause,
      automated: true,
      appeal: appealText(screening.appealContact),
    },
  });
}

async function entryOf(
  { clock, screening, store }: ScreeningServices,
  { text, operation, caller }: Asked,
  { outcome, clause, rules, signs, reason }: Judged,
  subject: string,
): Promise<AuditEntry> {
  const partner = caller === 'anyone' ? null : caller.partner;
  return {
    at: clock(),
    actor: partner ?? 'open access',
    action: outcome === 'refuse' ? 'request.refused' : 'request.flagged',
    subject,
    detail: {
      partner,
      operation,
      clause,
      rules,
      signs,
      because: reason,
      text_hash: await store.keyedHash(text),
      // The audit log is never deleted, and a key may have been pasted into the text.
      ...(screening.keepsTexts ? { text: withoutKeys(text) } : {}),
    },
  };
}
