import type { CommandEvent } from '@partner-api/admin/command-line';
import type { CommandContext } from './command-context.js';
import { printResult } from './result.js';

export interface CommandLine {
  readonly name: string;
  readonly options: object;
  readonly json: boolean;
}

/** Runs a command without input, prints its result and resolves with it. */
export async function runCommand(
  context: CommandContext,
  { name, options, json }: CommandLine,
): Promise<object> {
  const { readConfig, runOnStore } = await import('./composition.js');
  const result = await runOnStore(readConfig(context.environment), {
    name,
    options,
    input: null,
    report: (event) => printNote(context, event),
    signal: context.terminal.signal,
  });
  printResult(context.terminal, result, json);
  return result;
}

export function printNote({ terminal }: CommandContext, event: CommandEvent): void {
  if (event.type === 'note') terminal.errors.write(`${event.message}\n`);
}
