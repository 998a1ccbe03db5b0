import type { AuditVerification } from '@partner-api/admin/command-line';
import { BODY_MAXIMUM_BYTES } from '@partner-api/contract';
import { Command } from 'commander';
import type { CommandContext } from '../command-context.js';
import { EXIT_CODE } from '../exit-code.js';
import { openInputFile } from '../input-file.js';
import { JSON_OPTION, type JsonOption } from '../json-option.js';
import { readText } from '../read-text.js';
import { runCommand } from '../run-command.js';
import { wholeNumber } from '../whole-number.js';

interface ListOptions extends JsonOption {
  readonly limit?: number;
  readonly before?: number;
  readonly decision?: string;
}

interface FlagsOptions extends JsonOption {
  readonly partner?: string;
  readonly since?: string;
  readonly limit?: number;
}

interface VerifyOptions extends JsonOption {
  readonly expectHead?: string;
}

export const audit = (context: CommandContext): Command =>
  new Command('audit')
    .description('check and read the log of key changes, refusals, flags, corrections and retractions')
    .addCommand(verifyAudit(context))
    .addCommand(showHead(context))
    .addCommand(listAudit(context))
    .addCommand(listFlags(context))
    .addCommand(hashText(context));

const verifyAudit = (context: CommandContext) =>
  new Command('verify')
    .description('walk the log and find the first row that was altered, removed, exchanged or inserted')
    .option('--expect-head <hash>', 'a hash that audit head printed, to find that the end was removed')
    .addOption(JSON_OPTION)
    .addHelpText('after', `\nExit code ${EXIT_CODE.failed}: the log is not as it was written.`)
    .action(async ({ json = false, ...options }: VerifyOptions) => {
      const result = await runCommand(context, { name: 'audit-verify', options, json });
      const { fault } = result as AuditVerification;
      if (fault === null) return;
      context.terminal.errors.write(`The audit log is not as it was written: ${fault.detail}.\n`);
      context.finish(EXIT_CODE.failed);
    });

const showHead = (context: CommandContext) =>
  new Command('head')
    .description('show the latest row, to be kept elsewhere for verify --expect-head')
    .addOption(JSON_OPTION)
    .action(async ({ json = false }: JsonOption) => {
      await runCommand(context, { name: 'audit-head', options: {}, json });
    });

const listAudit = (context: CommandContext) =>
  new Command('list')
    .description('show rows of the log, newest first')
    .option('--limit <number>', 'how many, 1 to 1000; 50 when absent', wholeNumber)
    .option('--before <seq>', 'only rows with a lower number', wholeNumber)
    .option('--decision <id>', 'only the refusal with this decision_id')
    .addOption(JSON_OPTION)
    .action(async ({ json = false, ...options }: ListOptions) => {
      await runCommand(context, { name: 'audit-list', options, json });
    });

const listFlags = (context: CommandContext) =>
  new Command('flags')
    .description('count and list requests that were answered and flagged, newest first')
    .option('--partner <name>', 'only those of one partner, as partners list shows it')
    .option('--since <hours>', 'how far back, such as 24h; 24h when absent')
    .option('--limit <number>', 'how many are listed, 1 to 1000; 50 when absent', wholeNumber)
    .addOption(JSON_OPTION)
    .action(async ({ json = false, ...options }: FlagsOptions) => {
      await runCommand(context, { name: 'audit-flags', options, json });
    });

const hashText = (context: CommandContext) =>
  new Command('hash')
    .description('show the keyed hash of a text, to compare with text_hash of a refusal')
    .argument('<file>', 'the text in UTF-8; - for standard input')
    .addOption(JSON_OPTION)
    .action(async (file: string, { json = false }: JsonOption) => {
      const { stream } = await openInputFile(file, context.terminal);
      const text = await readText(stream, BODY_MAXIMUM_BYTES);
      await runCommand(context, { name: 'audit-hash', options: { text }, json });
    });
