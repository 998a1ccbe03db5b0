import { CONTRACT_VERSION } from '@partner-api/contract';
import { SCHEMA_VERSION } from '@partner-api/storage/schema';
import { Command } from 'commander';
import type { CommandContext } from './command-context.js';
import { audit } from './commands/audit.js';
import { calibrate } from './commands/calibrate.js';
import { copy } from './commands/copy.js';
import { coverage } from './commands/coverage.js';
import { demo } from './commands/demo.js';
import { importFile } from './commands/import.js';
import { keys } from './commands/keys.js';
import { migrateSchema } from './commands/migrate.js';
import { partners } from './commands/partners.js';
import { quarantine } from './commands/quarantine.js';
import { retractRecord } from './commands/retract.js';
import { serve } from './commands/serve.js';
import { showStatus } from './commands/status.js';
import type { Terminal } from './terminal.js';

export function program(
  environment: NodeJS.ProcessEnv,
  terminal: Terminal,
  finish: (exitCode: number) => void,
): Command {
  const context: CommandContext = { environment, terminal, finish };
  const root = new Command('partner-api')
    .description(
      'Runs and feeds the Partner API. The store is DATABASE_URL when set, otherwise DATA_DIR (./data).',
    )
    .version(
      `contract ${CONTRACT_VERSION}, schema ${SCHEMA_VERSION}, node ${process.versions.node}`,
      '--version',
      'show which contract it serves and which schema it knows',
    )
    .exitOverride()
    .showHelpAfterError('Run with --help to see what is possible.')
    .configureOutput({
      writeOut: (text) => terminal.output.write(text),
      writeErr: (text) => terminal.errors.write(text),
    });
  const parts = [
    serve,
    migrateSchema,
    copy,
    importFile,
    retractRecord,
    demo,
    quarantine,
    calibrate,
    coverage,
    showStatus,
    keys,
    partners,
    audit,
  ];
  for (const command of parts) root.addCommand(inheriting(command(context), root));
  return root;
}

/** Commander passes settings only to subcommands that it creates itself, not to added ones. */
function inheriting(command: Command, parent: Command): Command {
  command.copyInheritedSettings(parent);
  for (const inner of command.commands) inheriting(inner, command);
  return command;
}
