import { SCOPES } from '@partner-api/contract';
import { Command } from 'commander';
import type { CommandContext } from '../command-context.js';
import { JSON_OPTION, type JsonOption } from '../json-option.js';
import { runCommand } from '../run-command.js';
import { wholeNumber } from '../whole-number.js';

interface CreateOptions extends JsonOption {
  readonly partner: string;
  readonly scopes: string[];
  readonly acceptTerms: string;
  readonly expires?: string;
}

interface RotateOptions extends JsonOption {
  readonly overlapHours?: number;
  readonly acceptTerms?: string;
}

export const keys = (context: CommandContext): Command =>
  new Command('keys')
    .description('make, list, rotate and revoke the keys of partners')
    .addCommand(createKey(context))
    .addCommand(listKeys(context))
    .addCommand(rotateKey(context))
    .addCommand(revokeKey(context));

const createKey = (context: CommandContext) =>
  new Command('create')
    .description('make a key; it is shown once')
    .requiredOption('--partner <name>', 'whose it is; a new name makes a new partner')
    .requiredOption('--scopes <list>', `what it may do: ${SCOPES.join(',')}`, commaSeparated)
    .requiredOption('--accept-terms <version>', 'the version of the terms that the partner accepted')
    .option('--expires <time>', 'a date, included, or an RFC 3339 time; otherwise it does not expire')
    .addOption(JSON_OPTION)
    .action(async ({ json = false, ...options }: CreateOptions) => {
      await runCommand(context, { name: 'keys-create', options, json });
    });

const listKeys = (context: CommandContext) =>
  new Command('list')
    .description('show all keys and their state, without their secrets')
    .addOption(JSON_OPTION)
    .action(async ({ json = false }: JsonOption) => {
      await runCommand(context, { name: 'keys-list', options: {}, json });
    });

const rotateKey = (context: CommandContext) =>
  new Command('rotate')
    .description('make a new key for the same partner, scopes and expiry, and end the old one')
    .argument('<id>', 'the id of the old key, as keys list shows it')
    .option('--overlap-hours <number>', 'how long the old key goes on working; 0 when absent', wholeNumber)
    .option('--accept-terms <version>', 'the version of the terms that the partner accepted anew')
    .addOption(JSON_OPTION)
    .action(async (id: string, { json = false, ...options }: RotateOptions) => {
      await runCommand(context, { name: 'keys-rotate', options: { id, ...options }, json });
    });

const revokeKey = (context: CommandContext) =>
  new Command('revoke')
    .description('end a key for good')
    .argument('<id>', 'the id of the key, as keys list shows it')
    .addOption(JSON_OPTION)
    .action(async (id: string, { json = false }: JsonOption) => {
      await runCommand(context, { name: 'keys-revoke', options: { id }, json });
    });

const commaSeparated = (text: string) => text.split(',').map((part) => part.trim());
