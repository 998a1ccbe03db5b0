import type * as z from 'zod';
import type { Command, CommandContext } from './command.js';
import { CommandFailed, type OptionFault, OptionsInvalid } from './errors.js';
import { plainRule } from './plain-rule.js';

/** All commands of the desk. Each is loaded when it runs: an import needs many modules that a list of keys does not. */
const COMMANDS: Readonly<Record<string, () => Promise<Command<unknown, object>>>> = {
  import: async () => checkingOptions((await import('./imports/import-command.js')).importCommand),
  retract: async () => checkingOptions((await import('./retract.js')).retractCommand),
  'demo-remove': async () => checkingOptions((await import('./demo/remove-demo.js')).removeDemoCommand),
  'quarantine-list': async () =>
    checkingOptions((await import('./quarantine/list-quarantine.js')).listQuarantineCommand),
  'quarantine-release': async () =>
    checkingOptions((await import('./quarantine/decide-quarantined.js')).releaseQuarantinedCommand),
  'quarantine-reject': async () =>
    checkingOptions((await import('./quarantine/decide-quarantined.js')).rejectQuarantinedCommand),
  calibrate: async () => checkingOptions((await import('./calibration/calibrate.js')).calibrateCommand),
  'calibrate-drop': async () =>
    checkingOptions((await import('./calibration/drop-calibration.js')).dropCalibrationCommand),
  'coverage-list': async () =>
    checkingOptions((await import('./import-coverage/list-coverage.js')).listCoverageCommand),
  'coverage-withdraw': async () =>
    checkingOptions((await import('./import-coverage/withdraw-coverage.js')).withdrawCoverageCommand),
  status: async () => checkingOptions((await import('./status.js')).statusCommand),
  'keys-create': async () => checkingOptions((await import('./keys/create-key.js')).createKeyCommand),
  'keys-list': async () => checkingOptions((await import('./keys/list-keys.js')).listKeysCommand),
  'keys-rotate': async () => checkingOptions((await import('./keys/rotate-key.js')).rotateKeyCommand),
  'keys-revoke': async () => checkingOptions((await import('./keys/revoke-key.js')).revokeKeyCommand),
  'partners-suspend': async () =>
    checkingOptions((await import('./partners/suspend-partner.js')).suspendPartnerCommand),
  'partners-resume': async () =>
    checkingOptions((await import('./partners/suspend-partner.js')).resumePartnerCommand),
  'partners-clear': async () =>
    checkingOptions((await import('./partners/clear-partner.js')).clearPartnerCommand),
  'partners-list': async () =>
    checkingOptions((await import('./partners/list-partners.js')).listPartnersCommand),
  'partners-limits': async () =>
    checkingOptions((await import('./partners/limit-partner.js')).limitPartnerCommand),
  'partners-usage': async () => checkingOptions((await import('./partners/show-usage.js')).showUsageCommand),
  'audit-verify': async () => checkingOptions((await import('./audit/verify-audit.js')).verifyAuditCommand),
  'audit-head': async () =>
    checkingOptions((await import('./audit/show-audit-head.js')).showAuditHeadCommand),
  'audit-list': async () => checkingOptions((await import('./audit/list-audit.js')).listAuditCommand),
  'audit-flags': async () => checkingOptions((await import('./audit/list-flags.js')).listFlagsCommand),
  'audit-hash': async () => checkingOptions((await import('./audit/hash-text.js')).hashTextCommand),
};

/** Names of all commands. */
export const COMMAND_NAMES: readonly string[] = Object.keys(COMMANDS);

/** Returns the command of this name, whose `run` validates options given as JSON. Rejects with `CommandFailed`. */
export async function findCommand(name: string): Promise<Command<unknown, object>> {
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (load) return load();
  throw new CommandFailed(`There is no command ${name}. There are: ${COMMAND_NAMES.join(', ')}.`);
}

/** Validates the options of a command before the store is opened. Rejects with `CommandFailed`. */
export async function checkOptions(name: string, raw: unknown): Promise<void> {
  parseOptions(await findCommand(name), raw);
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
