import type * as z from 'zod';
import { hashTextCommand } from './audit/hash-text.js';
import { listAuditCommand } from './audit/list-audit.js';
import { showAuditHeadCommand } from './audit/show-audit-head.js';
import { verifyAuditCommand } from './audit/verify-audit.js';
import { calibrateCommand } from './calibration/calibrate.js';
import { dropCalibrationCommand } from './calibration/drop-calibration.js';
import type { Command, CommandContext } from './command.js';
import { CommandFailed, type OptionFault, OptionsInvalid } from './errors.js';
import { importCommand } from './imports/import-command.js';
import { createKeyCommand } from './keys/create-key.js';
import { listKeysCommand } from './keys/list-keys.js';
import { revokeKeyCommand } from './keys/revoke-key.js';
import { rotateKeyCommand } from './keys/rotate-key.js';
import { listPartnersCommand } from './partners/list-partners.js';
import { resumePartnerCommand, suspendPartnerCommand } from './partners/suspend-partner.js';
import { plainRule } from './plain-rule.js';
import { retractCommand } from './retract.js';
import { statusCommand } from './status.js';

/** What the desk can do, by the name that it is called by. */
export const commands = {
  import: importCommand,
  retract: retractCommand,
  calibrate: calibrateCommand,
  'calibrate-drop': dropCalibrationCommand,
  status: statusCommand,
  'keys-create': createKeyCommand,
  'keys-list': listKeysCommand,
  'keys-rotate': rotateKeyCommand,
  'keys-revoke': revokeKeyCommand,
  'partners-suspend': suspendPartnerCommand,
  'partners-resume': resumePartnerCommand,
  'partners-list': listPartnersCommand,
  'audit-verify': verifyAuditCommand,
  'audit-head': showAuditHeadCommand,
  'audit-list': listAuditCommand,
  'audit-hash': hashTextCommand,
};

/** A command by its name, for whoever has its options as JSON: `run` checks them. Throws `CommandFailed`. */
export function findCommand(name: string): Command<unknown, object> {
  const command = anyCommands.get(name);
  if (command) return command;
  throw new CommandFailed(`There is no command ${name}. There are: ${[...anyCommands.keys()].join(', ')}.`);
}

/** For who wants to know before there is anything to run it with. Throws `CommandFailed`. */
export function checkOptions(name: string, raw: unknown): void {
  parseOptions(findCommand(name), raw);
}

function parseOptions<Options>(
  { name, options }: Pick<Command<Options, object>, 'name' | 'options'>,
  raw: unknown,
): Options {
  const parsed = options.safeParse(raw, { error: plainRule });
  if (parsed.success) return parsed.data;
  throw new OptionsInvalid(name, parsed.error.issues.flatMap(toFaults));
}

function toFaults(issue: z.core.$ZodIssue): OptionFault[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((option) => ({ option, rule: issue.message }));
  const [option, ...within] = issue.path.map(String);
  return [{ option: option ?? 'all', rule: within.length > 0 ? `each ${issue.message}` : issue.message }];
}

function checkingOptions<Options, Result extends object>(
  command: Command<Options, Result>,
): Command<unknown, object> {
  const { name, input, options } = command;
  const run = async (context: CommandContext, raw: unknown): Promise<object> =>
    command.run(context, parseOptions(command, raw));
  return { name, input, options, run };
}

const anyCommands: ReadonlyMap<string, Command<unknown, object>> = new Map(
  [
    checkingOptions(commands.import),
    checkingOptions(commands.retract),
    checkingOptions(commands.calibrate),
    checkingOptions(commands['calibrate-drop']),
    checkingOptions(commands.status),
    checkingOptions(commands['keys-create']),
    checkingOptions(commands['keys-list']),
    checkingOptions(commands['keys-rotate']),
    checkingOptions(commands['keys-revoke']),
    checkingOptions(commands['partners-suspend']),
    checkingOptions(commands['partners-resume']),
    checkingOptions(commands['partners-list']),
    checkingOptions(commands['audit-verify']),
    checkingOptions(commands['audit-head']),
    checkingOptions(commands['audit-list']),
    checkingOptions(commands['audit-hash']),
  ].map((command) => [command.name, command]),
);
