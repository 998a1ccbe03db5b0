import type { CommandEvent } from '@partner-api/admin';
import { readConfig } from '@partner-api/server';
import { runWhereTheStoreIs } from './composition.js';
import { printResult } from './result.js';
import type { World } from './world.js';

export interface CommandLine {
  readonly name: string;
  readonly options: object;
  readonly json: boolean;
}

/** Runs a command without input, prints its result and resolves with it. */
export async function runCommand(world: World, { name, options, json }: CommandLine): Promise<object> {
  const result = await runWhereTheStoreIs(readConfig(world.environment), {
    name,
    options,
    input: null,
    report: (event) => printNote(world, event),
    signal: world.terminal.signal,
  });
  printResult(world.terminal, result, json);
  return result;
}

export function printNote({ terminal }: World, event: CommandEvent): void {
  if (event.type === 'note') terminal.errors.write(`${event.message}\n`);
}
