import { Command } from 'commander';
import { importFile } from './commands/import.js';
import { migrateSchema } from './commands/migrate.js';
import { retractRecord } from './commands/retract.js';
import { serve } from './commands/serve.js';
import { showStatus } from './commands/status.js';
import type { Terminal } from './terminal.js';
import type { World } from './world.js';

export function program(
  environment: NodeJS.ProcessEnv,
  terminal: Terminal,
  finish: (exitCode: number) => void,
): Command {
  const world: World = { environment, terminal, finish };
  const root = new Command('partner-api')
    .description(
      'Runs and feeds the Partner API. The store is DATABASE_URL when set, otherwise DATA_DIR (./data).',
    )
    .exitOverride()
    .showHelpAfterError('Run with --help to see what is possible.')
    .configureOutput({
      writeOut: (text) => terminal.output.write(text),
      writeErr: (text) => terminal.errors.write(text),
    });
  for (const command of [serve, migrateSchema, importFile, retractRecord, showStatus]) {
    root.addCommand(command(world).exitOverride().copyInheritedSettings(root));
  }
  return root;
}
