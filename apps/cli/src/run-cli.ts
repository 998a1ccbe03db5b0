import { CommandFailed, OptionsInvalid } from '@partner-api/admin/command-line';
import { type Command, CommanderError } from 'commander';
import { EXIT_CODE } from './exit-code.js';
import { program } from './program.js';
import { takenByNpm } from './taken-by-npm.js';
import type { Terminal } from './terminal.js';
import { wrongOptions } from './wrong-options.js';

/** Commands that only read, by the last word of their names. */
const READING: ReadonlySet<string> = new Set(['status', 'list', 'verify', 'head', 'hash', 'flags', 'usage']);

/** Runs a command line without the names of node and script, and resolves with the exit code. */
export async function runCli(
  argv: readonly string[],
  environment: NodeJS.ProcessEnv,
  terminal: Terminal,
): Promise<number> {
  let exitCode: number = EXIT_CODE.done;
  const finish = (code: number) => {
    exitCode = code;
  };
  const root = program(environment, terminal, finish);
  const taken = takenByNpm(root, argv, environment);
  if (taken !== null) {
    terminal.errors.write(`error: ${taken}\n`);
    return EXIT_CODE.usage;
  }
  let running: Command = root;
  root.hook('preAction', async (_root, command) => {
    running = command;
    const { misnamedStore, misspeltVariables } = await import('@partner-api/server/settings');
    // `serve` logs these messages itself.
    if (command.name() !== 'serve') {
      for (const message of misspeltVariables(environment)) terminal.errors.write(`${message}\n`);
    }
    const misnamed = READING.has(command.name()) ? null : misnamedStore(environment);
    if (misnamed !== null) throw new CommandFailed(misnamed);
  });
  try {
    await root.parseAsync([...argv], { from: 'user' }).catch((error) => {
      const wrong = error instanceof OptionsInvalid ? wrongOptions(error, running) : null;
      if (wrong !== null) running.error(wrong);
      throw error;
    });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT_CODE.done : EXIT_CODE.usage;
    const { reportFailure } = await import('./failure.js');
    return reportFailure(error, terminal, argv.includes('--json'));
  }
}
