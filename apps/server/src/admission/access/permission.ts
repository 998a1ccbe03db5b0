import { type Scope, TERMS } from '@partner-api/contract';
import type { AccessKey } from '@partner-api/storage';
import { problem } from '../../problems/problem.js';

/**
 * Throws `partner-suspended`, `terms-not-accepted` or `insufficient-scope` if an active key does not permit the
 * operation.
 */
export function requirePermission({ partner, termsVersion, scopes }: AccessKey, scope: Scope): void {
  if (partner.suspendedAt !== null) throw problem('partner-suspended');
  if (termsVersion !== TERMS.version) {
    throw problem('terms-not-accepted', {
      detail: `The holder of this key accepted the terms of ${termsVersion}; in force are those of ${TERMS.version}.`,
    });
  }
  if (!scopes.includes(scope)) {
    throw problem('insufficient-scope', {
      detail: `The key lacks the scope ${scope}.`,
    });
  }
}
