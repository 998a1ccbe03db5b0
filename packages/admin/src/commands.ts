import type * as z from 'zod';
import { hashTextCommand } from './audit/hash-text.js';
import { listAuditCommand } from './audit/list-audit.js';
import { listFlagsCommand } from './audit/list-flags.js';
import { showAuditHeadCommand } from './audit/show-audit-head.js';
import { verifyAuditCommand } from './audit/verify-audit.js';
import { calibrateCommand } from './calibration/calibrate.js';
import { dropCalibrationCommand } from './calibration/drop-calibration.js';
import type { Command, CommandContext } from './command.js';
import { removeDemoCommand } from './demo/remove-demo.js';
import { CommandFailed, type OptionFault, OptionsInvalid } from './errors.js';
import { listCoverageCommand } from './import-coverage/list-coverage.js';
import { withdrawCoverageCommand } from './import-coverage/withdraw-coverage.js';
import { importCommand } from './imports/import-command.js';
import { createKeyCommand } from './keys/create-key.js';
import { listKeysCommand } from './keys/list-keys.js';
import { revokeKeyCommand } from './keys/revoke-key.js';
import { rotateKeyCommand } from './keys/rotate-key.js';
import { clearPartnerCommand } from './partners/clear-partner.js';
import { limitPartnerCommand } from './partners/limit-partner.js';
import { listPartnersCommand } from './partners/list-partners.js';
import { showUsageCommand } from './partners/show-usage.js';
import { resumePartnerCommand, suspendPartnerCommand } from './partners/suspend-partner.js';
import { plainRule } from './plain-rule.js';
import { rejectQuarantinedCommand, releaseQuarantinedCommand } from './quarantine/decide-quarantined.js';
import { listQuarantineCommand } from './quarantine/list-quarantine.js';
import { retractCommand } from './retract.js';
import { statusCommand } from './status.js';

/** All commands of the desk. */
export const commands: readonly Command<unknown, object>[] = [
  checkingOptions(importCommand),
  checkingOptions(retractCommand),
  checkingOptions(removeDemoCommand),
  checkingOptions(listQuarantineCommand),
  checkingOptions(releaseQuarantinedCommand),
  checkingOptions(rejectQuarantinedCommand),
  checkingOptions(calibrateCommand),
  checkingOptions(dropCalibrationCommand),
  checkingOptions(listCoverageCommand),
  checkingOptions(withdrawCoverageCommand),
  checkingOptions(statusCommand),
  checkingOptions(createKeyCommand),
  checkingOptions(listKeysCommand),
  checkingOptions(rotateKeyCommand),
  checkingOptions(revokeKeyCommand),
  checkingOptions(suspendPartnerCommand),
  checkingOptions(resumePartnerCommand),
  checkingOptions(clearPartnerCommand),
  checkingOptions(listPartnersCommand),
  checkingOptions(limitPartnerCommand),
  checkingOptions(showUsageCommand),
  checkingOptions(verifyAuditCommand),
  checkingOptions(showAuditHeadCommand),
  checkingOptions(listAuditCommand),
  checkingOptions(listFlagsCommand),
  checkingOptions(hashTextCommand),
];

/** Returns the command of this name, whose `run` validates options given as JSON. Throws `CommandFailed`. */
export function findCommand(name: string): Command<unknown, object> {
  const command = commands.find((known) => known.name === name);
  if (command) return command;
  throw new CommandFailed(
    `There is no command ${name}. There are: ${commands.map((known) => known.name).join(', ')}.`,
  );
}

/** Validates the options of a command before the store is opened. Throws `CommandFailed`. */
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
