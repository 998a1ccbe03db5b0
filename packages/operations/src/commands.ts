import * as z from 'zod';
import { hashTextCommand } from './audit/hash-text.js';
import { listAuditCommand } from './audit/list-audit.js';
import { showAuditHeadCommand } from './audit/show-audit-head.js';
import { verifyAuditCommand } from './audit/verify-audit.js';
import { calibrateCommand } from './calibration/calibrate.js';
import { dropCalibrationCommand } from './calibration/drop-calibration.js';
import type { Command, CommandContext } from './command.js';
import { CommandFailed } from './errors.js';
import { importCommand } from './imports/import-command.js';
import { createKeyCommand } from './keys/create-key.js';
import { listKeysCommand } from './keys/list-keys.js';
import { revokeKeyCommand } from './keys/revoke-key.js';
import { rotateKeyCommand } from './keys/rotate-key.js';
import { listPartnersCommand } from './partners/list-partners.js';
import { resumePartnerCommand, suspendPartnerCommand } from './partners/suspend-partner.js';
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

function checkingOptions<Options, Result extends object>(
  command: Command<Options, Result>,
): Command<unknown, object> {
  const { name, input, options } = command;
  const run = (context: CommandContext, raw: unknown): Promise<object> => {
    const checked = options.safeParse(raw);
    if (checked.success) return command.run(context, checked.data);
    return Promise.reject(
      new CommandFailed(`The options of ${name} are wrong:\n${z.prettifyError(checked.error)}`),
    );
  };
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
