import type { AuditFault, AuditHead } from '@partner-api/storage';
import * as z from 'zod';
import type { Command } from '../command.js';

const VerifyAuditOptionsSchema = z.strictObject({
  /** The hash of a head that was kept elsewhere. */
  expectHead: z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'must be a hash as `audit head` prints it: 64 hexadecimal digits')
    .nullable()
    .default(null),
});

export type VerifyAuditOptions = z.infer<typeof VerifyAuditOptionsSchema>;

export interface AuditVerification {
  readonly intact: boolean;
  /** How many rows are as they were written, from the first one on. */
  readonly rows: number;
  readonly head: AuditHead;
  /** The first row at fault; null when the log is intact. */
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
