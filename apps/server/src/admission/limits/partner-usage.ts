import type { PartnerBudget, PartnerStore, PartnerUse } from '@partner-api/storage';

export type CountedOutcome = 'admitted' | 'refused';

export interface PartnerUsageNotes {
  /** Counts in memory only: no request waits for a write. */
  note(partner: string, budget: PartnerBudget, outcome: CountedOutcome, now: Date): void;
  /** Adds the counts to those in the store. Rejects when it cannot, and keeps them. */
  write(): Promise<void>;
}

/** Counts the requests of each partner by UTC day. */
export function partnerUsage(partners: Pick<PartnerStore, 'recordUsage'>): PartnerUsageNotes {
  let waiting = new Map<string, PartnerUse>();
  const add = ({ partner, budget, day, admitted, refused }: PartnerUse) => {
    const key = JSON.stringify([partner, budget, day]);
    const held = waiting.get(key);
    waiting.set(key, {
      partner,
      budget,
      day,
      admitted: admitted + (held?.admitted ?? 0),
      refused: refused + (held?.refused ?? 0),
    });
  };
  return {
    note: (partner, budget, outcome, now) =>
      add({
        partner,
        budget,
        day: now.toISOString().slice(0, 10),
        admitted: outcome === 'admitted' ? 1 : 0,
        refused: outcome === 'refused' ? 1 : 0,
      }),
    write: async () => {
      const taken = [...waiting.values()];
      waiting = new Map();
      try {
        await partners.recordUsage(taken);
      } catch (error) {
        for (const use of taken) add(use);
        throw error;
      }
    },
  };
}
