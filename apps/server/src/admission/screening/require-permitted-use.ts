import { randomUUID } from 'node:crypto';
import type { ScreeningDecision } from '@partner-api/policy';
import type { Store } from '@partner-api/storage';
import type { ScreeningSettings } from '../../config/config.js';
import { problem } from '../../problems/problem.js';
import { withoutKeys } from '../../redaction/without-keys.js';
import type { Clock } from '../../time/clock.js';
import type { Caller } from '../access/caller.js';
import { appealText } from './appeal-text.js';

interface ScreeningServices {
  readonly store: Pick<Store, 'audit' | 'keyedHash'>;
  readonly clock: Clock;
  readonly screening: ScreeningSettings;
}

export interface Asked {
  /** As validated. */
  readonly text: string;
  readonly judge: (text: string) => ScreeningDecision;
  /** The scope that names the operation, as keys have it. */
  readonly operation: string;
  readonly caller: Caller;
}

/**
 * Throws `prohibited-use` for a text that asks for what the terms forbid. The decision stands in the audit log before
 * the caller hears of it; where that fails, so does the request.
 */
export async function requirePermittedUse(
  { store, clock, screening }: ScreeningServices,
  { text, judge, operation, caller }: Asked,
): Promise<void> {
  const decision = judge(text);
  if (decision.allowed) return;
  const { clause, rules, reason } = decision;
  const decisionId = randomUUID();
  const partner = caller === 'anyone' ? null : caller.partner;
  await store.audit.append({
    at: clock(),
    actor: partner ?? 'open access',
    action: 'request.refused',
    subject: decisionId,
    detail: {
      partner,
      operation,
      clause,
      rules,
      text_hash: await store.keyedHash(text),
      // It stays for good, and a key may have been pasted into it.
      ...(screening.keepsTexts ? { text: withoutKeys(text) } : {}),
    },
  });
  throw problem('prohibited-use', {
    detail: reason,
    refusal: {
      decision_id: decisionId,
      clause,
      automated: true,
      appeal: appealText(screening.appealContact),
    },
  });
}
