import { Command, InvalidArgumentError } from 'commander';
import type { CommandContext } from '../command-context.js';
import { openInputFile } from '../input-file.js';
import { JSON_OPTION, type JsonOption } from '../json-option.js';
import { printResult } from '../result.js';
import { printNote, runCommand } from '../run-command.js';

interface Options extends JsonOption {
  readonly precision: number;
  readonly falseAlarms: number;
  readonly dryRun?: boolean;
}

export const calibrate = (context: CommandContext): Command =>
  new Command('calibrate')
    .description('fit to labelled pairs when a claim is given the verdict of a reviewed one')
    .argument(
      '<file>',
      'JSON lines of {"claim", "reviewed", "same": true or false}, or CSV with these columns, plain or gzip; - for standard input; "none" to go back to the defaults',
    )
    .option('--precision <share>', 'least share of verdicts that must be right', share, 0.95)
    .option('--false-alarms <share>', 'most claims without an answer that may get a verdict', share, 0.03)
    .option('--dry-run', 'fit and report, and keep nothing')
    .addOption(JSON_OPTION)
    .action((file: string, options: Options) => runCalibrate(context, file, options));

async function runCalibrate(context: CommandContext, file: string, options: Options): Promise<void> {
  const { precision, falseAlarms, dryRun = false, json = false } = options;
  if (file === 'none') {
    await runCommand(context, { name: 'calibrate-drop', options: {}, json });
    return;
  }
  const { environment, terminal } = context;
  const { readConfig, runOnStore } = await import('../composition.js');
  const { stream } = await openInputFile(file, terminal);
  const summary = await runOnStore(readConfig(environment), {
    name: 'calibrate',
    options: { precision, falseAlarms, dryRun },
    input: stream,
    report: (event) => printNote(context, event),
    signal: terminal.signal,
  });
  printResult(terminal, summary, json);
}

function share(given: string): number {
  const value = Number(given);
  if (value > 0 && value < 1) return value;
  throw new InvalidArgumentError('It is a share between 0 and 1, such as 0.95.');
}
