import * as z from 'zod';
import type { Command } from '../command.js';
import { CommandFailed } from '../errors.js';
import { KeyIdSchema } from './key-options.js';

const RevokeKeyOptionsSchema = z.strictObject({ id: KeyIdSchema });

export type RevokeKeyOptions = z.infer<typeof RevokeKeyOptionsSchema>;

export interface RevokedKey {
  readonly id: string;
  readonly partner: string;
  /** `unchanged` for a revoked key, which keeps its first time of revocation. */
  readonly result: 'revoked' | 'unchanged';
  readonly revoked_at: string | null;
}

/** Revokes a key permanently. */
export const revokeKeyCommand: Command<RevokeKeyOptions, RevokedKey> = {
  name: 'keys-revoke',
  input: 'none',
  options: RevokeKeyOptionsSchema,
  run: async ({ store, clock }, { id }) => {
    const outcome = await store.keys.revoke(id, clock());
    if (outcome.result === 'refused') throw new CommandFailed(`There is no key ${id}. See \`keys list\`.`);
    const { key, result } = outcome;
    return { id, partner: key.partner.name, result, revoked_at: key.revokedAt };
  },
};
