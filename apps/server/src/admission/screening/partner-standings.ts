import { setTimeout as delay } from 'node:timers/promises';
import type { ScreeningHistory, Store } from '@partner-api/storage';
import { DAY_MILLISECONDS } from '@partner-api/text';
import type { ScreeningSettings } from '../../config/config.js';
import { problem } from '../../problems/problem.js';
import type { Clock } from '../../time/clock.js';

/** Limits partners by what screening recorded of them in the last 24 hours. */
export interface PartnerStandings {
  /** Delays the request after repeated refusals; throws `quota-exceeded` after too many. */
  admit(partner: string): Promise<void>;
  /** Whether the next flagged text of the partner is refused. */
  isLimited(partner: string): Promise<boolean>;
  /** Must be called after a flag or a refusal of the partner is in the audit log. */
  flagged(partner: string): Promise<void>;
  refused(partner: string): Promise<void>;
}

interface StandingServices {
  readonly audit: Store['audit'];
  readonly clock: Clock;
  readonly limits: Pick<ScreeningSettings, 'flagLimit' | 'refusalLimit'>;
}

/** How long a history is cached: other servers record too, and the desk may clear a partner. */
const FRESH_MILLISECONDS = 2_000;
/** The cache is emptied when it holds this many partners. */
const MOST_REMEMBERED = 1_000;
const LONGEST_DELAY_MILLISECONDS = 10_000;
const DELAY_STEP_MILLISECONDS = 250;

export function partnerStandings({ audit, clock, limits }: StandingServices): PartnerStandings {
  const { flagLimit, refusalLimit } = limits;
  const known = new Map<string, { readonly history: Promise<ScreeningHistory>; readonly until: number }>();

  const historyOf = (partner: string): Promise<ScreeningHistory> => {
    const before = known.get(partner);
    if (before !== undefined && performance.now() < before.until) return before.history;
    if (known.size >= MOST_REMEMBERED) known.clear();
    const history = audit.screened(partner, new Date(clock().getTime() - DAY_MILLISECONDS));
    known.set(partner, { history, until: performance.now() + FRESH_MILLISECONDS });
    history.catch(() => known.delete(partner));
    return history;
  };
  const afterRecording = (partner: string): Promise<ScreeningHistory> => {
    known.delete(partner);
    return historyOf(partner);
  };
  const record = async (
    partner: string,
    action: 'partner.flags_limited' | 'partner.questions_stopped',
    detail: object,
  ): Promise<void> => {
    await audit.append({ at: clock(), actor: partner, action, subject: partner, detail });
    known.delete(partner);
  };

  return {
    admit: async (partner) => {
      if (refusalLimit === 0) return;
      const { refusals, firstRefusalAt } = await historyOf(partner);
      if (refusals >= refusalLimit) throw stopped(refusals, firstRefusalAt, clock());
      await delay(delayMilliseconds(refusals, refusalLimit));
    },
    isLimited: async (partner) => {
      if (flagLimit === 0) return false;
      const { flags, isLimited } = await historyOf(partner);
      return isLimited || flags >= flagLimit;
    },
    flagged: async (partner) => {
      const { flags, isLimited } = await afterRecording(partner);
      if (flagLimit > 0 && flags >= flagLimit && !isLimited)
        await record(partner, 'partner.flags_limited', { flags, limit: flagLimit });
    },
    refused: async (partner) => {
      const { refusals, isStopped } = await afterRecording(partner);
      if (refusalLimit > 0 && refusals >= refusalLimit && !isStopped)
        await record(partner, 'partner.questions_stopped', { refusals, limit: refusalLimit });
    },
  };
}

/** Returns the delay of a question, which grows with each refusal beyond a quarter of the limit. */
export function delayMilliseconds(refusals: number, refusalLimit: number): number {
  const beyond = Math.max(0, refusals - Math.floor(refusalLimit / 4));
  return Math.min(LONGEST_DELAY_MILLISECONDS, beyond * DELAY_STEP_MILLISECONDS);
}

function stopped(refusals: number, firstRefusalAt: string | null, now: Date): Error {
  const first = firstRefusalAt === null ? now.getTime() : Date.parse(firstRefusalAt);
  const seconds = Math.max(1, Math.ceil((first + DAY_MILLISECONDS - now.getTime()) / 1_000));
  return problem('quota-exceeded', {
    detail: `${refusals} questions of this partner were refused under the terms in 24 hours, so that no further one is answered. Ask whoever gave you your key to look at them, or try again in ${seconds} seconds.`,
    headers: { 'Retry-After': String(seconds) },
  });
}
