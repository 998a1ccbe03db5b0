import * as z from 'zod';
import type { Command } from '../command.js';
import { CommandFailed } from '../errors.js';
import { PartnerNameSchema } from '../partners/partner-name.js';
import { similarNames } from '../partners/similar-names.js';
import { checkAcceptedTerms } from './accepted-terms.js';
import { ExpirySchema, ScopesSchema } from './key-options.js';
import { SHOWN_ONCE, type ShownNewKey, toShownNewKey } from './shown-key.js';

const CreateKeyOptionsSchema = z.strictObject({
  partner: PartnerNameSchema,
  scopes: ScopesSchema,
  /** The version of the terms that the partner has accepted. */
  acceptTerms: z.string(),
  expires: ExpirySchema.nullable().default(null),
});

export type CreateKeyOptions = z.infer<typeof CreateKeyOptionsSchema>;

/** Creates a key, and the partner with its first key. */
export const createKeyCommand: Command<CreateKeyOptions, ShownNewKey> = {
  name: 'keys-create',
  input: 'none',
  options: CreateKeyOptionsSchema,
  run: async ({ store, clock, report }, { partner, scopes, acceptTerms, expires }) => {
    const now = clock();
    checkAcceptedTerms(acceptTerms);
    if (expires !== null && expires <= now) throw new CommandFailed('The expiry must be in the future.');
    const created = await store.keys.create({
      partner,
      scopes,
      termsVersion: acceptTerms,
      expiresAt: expires,
      now,
    });
    if (created.newPartner) {
      const others = await store.partners.list();
      const like = similarNames(
        partner,
        others.map(({ name }) => name),
      );
      report({ type: 'note', message: newPartnerWords(partner, like, created.id) });
    }
    if (created.partner.suspendedAt !== null) {
      report({ type: 'note', message: `${partner} is suspended: the key works once it is resumed.` });
    }
    report({ type: 'note', message: SHOWN_ONCE });
    return toShownNewKey(created);
  },
};

/**
 * Warns about a likely misspelling, because it creates a second partner with its own quotas, which suspending the
 * first does not stop.
 */
function newPartnerWords(partner: string, like: readonly string[], keyId: string): string {
  if (like.length === 0) return `${partner} is a new partner.`;
  return (
    `${partner} is a new partner, beside ${like.join(', ')}. If it is the same one, revoke this key ` +
    `(\`keys revoke ${keyId}\`) and make it under the name that there is.`
  );
}
