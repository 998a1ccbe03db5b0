import * as z from 'zod';
import type { Command, CommandContext } from './command.js';
import { CommandFailed } from './errors.js';
import { importCommand } from './imports/import-command.js';
import { retractCommand } from './retract.js';
import { statusCommand } from './status.js';

/** What the desk can do, by the name that it is called by. */
export const commands = { import: importCommand, retract: retractCommand, status: statusCommand };

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
  [checkingOptions(commands.import), checkingOptions(commands.retract), checkingOptions(commands.status)].map(
    (command) => [command.name, command],
  ),
);
