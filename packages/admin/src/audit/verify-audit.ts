import type { AuditFault, AuditHead } from '@partner-api/storage';
import * as z from 'zod';
import type { Command } from '../command.js';

const VerifyAuditOptionsSchema = z.strictObject({
  /** Hash of a head that was saved elsewhere. */
  expectHead: z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'must be a hash as `audit head` prints it: 64 hexadecimal digits')
    .nullable()
    .default(null),
});

export type VerifyAuditOptions = z.infer<typeof VerifyAuditOptionsSchema>;

export interface AuditVerification {
  readonly intact: boolean;
  /** Number of intact rows from the start of the log. */
  readonly rows: number;
  readonly head: AuditHead;
  /** The first faulty row; null for an intact log. */
  readonly fault: AuditFault | null;
}

export const verifyAuditCommand: Command<VerifyAuditOptions, AuditVerification> = {
  name: 'audit-verify',
  input: 'none',
  options: VerifyAuditOptionsSchema,
  run: async ({ store }, { expectHead }) => {
    const { rows, head, fault } = await store.audit.verify(expectHead === null ? {} : { expectHead });
    return { intact: fault === null, rows, head, fault };
  },
};
