import { TERMS } from '@partner-api/contract';
import type { RotateOutcome } from '@partner-api/storage';
import * as z from 'zod';
import type { Command } from '../command.js';
import { CommandFailed } from '../errors.js';
import { checkAcceptedTerms } from './accepted-terms.js';
import { KeyIdSchema } from './key-options.js';
import { SHOWN_ONCE, type ShownNewKey, toShownNewKey } from './shown-key.js';

/** 30 days: enough for the slowest partner, and short enough not to be forgotten. */
const OVERLAP_MAXIMUM_HOURS = 720;

const RotateKeyOptionsSchema = z.strictObject({
  id: KeyIdSchema,
  /** How long the old key stays valid; 0 revokes it. */
  overlapHours: z.int().min(0).max(OVERLAP_MAXIMUM_HOURS).default(0),
  /** The version of the terms that the partner accepts anew; null keeps the previous one. */
  acceptTerms: z.string().nullable().default(null),
});

export type RotateKeyOptions = z.infer<typeof RotateKeyOptionsSchema>;

export interface RotatedKey extends ShownNewKey {
  /** The replaced key with its end. */
  readonly replaces: { readonly id: string; readonly ends_at: string | null };
}

/** Creates a new secret under a new ID, for the same partner, scopes and expiry. */
export const rotateKeyCommand: Command<RotateKeyOptions, RotatedKey> = {
  name: 'keys-rotate',
  input: 'none',
  options: RotateKeyOptionsSchema,
  run: async ({ store, clock, report }, { id, overlapHours, acceptTerms }) => {
    if (acceptTerms !== null) checkAcceptedTerms(acceptTerms);
    const outcome = await store.keys.rotate(id, { overlapHours, termsVersion: acceptTerms, now: clock() });
    if (outcome.result === 'refused') throw new CommandFailed(refusalOf(outcome, id));
    const { created, previous } = outcome;
    if (created.termsVersion !== TERMS.version) {
      report({
        type: 'note',
        message: `The partner accepted the terms of ${created.termsVersion}; ${TERMS.version} are in force, and the key is refused until they are accepted (--accept-terms).`,
      });
    }
    report({ type: 'note', message: SHOWN_ONCE });
    return {
      ...toShownNewKey(created),
      replaces: { id, ends_at: previous.revokedAt ?? previous.expiresAt },
    };
  },
};

function refusalOf(outcome: Extract<RotateOutcome, { result: 'refused' }>, id: string): string {
  if (outcome.reason !== 'replaced') return REFUSALS[outcome.reason](id);
  const { key, by } = outcome;
  const state = `The key ${id} was rotated already, and works until ${key.expiresAt}.`;
  if (by === null)
    return `${state} The key that replaced it has ended; create a new one with \`keys create\`.`;
  return `${state} Rotate ${by.id}, which replaced it; \`keys revoke ${id}\` ends this one at once.`;
}

const REFUSALS = {
  unknown_key: (id: string) => `There is no key ${id}. See \`keys list\`.`,
  revoked: (id: string) => `The key ${id} was revoked; make a new one with \`keys create\`.`,
  expired: (id: string) => `The key ${id} has expired; make a new one with \`keys create\`.`,
};
