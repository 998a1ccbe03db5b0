import type { AuditHead } from '@partner-api/storage';
import * as z from 'zod';
import type { Command } from '../command.js';

const ShowAuditHeadOptionsSchema = z.strictObject({});

export type ShowAuditHeadOptions = z.infer<typeof ShowAuditHeadOptionsSchema>;

/** Shows the head of the log, which the desk saves elsewhere to detect a truncated log. */
export const showAuditHeadCommand: Command<ShowAuditHeadOptions, AuditHead> = {
  name: 'audit-head',
  input: 'none',
  options: ShowAuditHeadOptionsSchema,
  run: ({ store }) => store.audit.head(),
};
