import { type CommandEvent, FORMATS, ImportFailed, type ImportSummary } from '@partner-api/operations';
import { readConfig } from '@partner-api/server';
import { Argument, Command } from 'commander';
import { runWhereTheStoreIs } from '../composition.js';
import { EXIT_CODE } from '../exit-code.js';
import { openInput } from '../input-file.js';
import { showProgress } from '../progress.js';
import { RejectsFile } from '../rejects-file.js';
import { printResult } from '../result.js';
import { printNote } from '../run-command.js';
import type { World } from '../world.js';

interface Options {
  readonly dryRun?: boolean;
  readonly covers?: string[];
  readonly mayRedistribute?: string[];
  readonly json?: boolean;
}

export const importFile = (world: World): Command =>
  new Command('import')
    .description('import records; again with the same file changes nothing')
    .addArgument(new Argument('<format>', 'what the file is').choices(FORMATS))
    .argument('<file>', 'plain or gzip; - for standard input')
    .option('--dry-run', 'read, check and compare, and write nothing')
    .option(
      '--covers <span...>',
      'that the file is complete for this, COUNTRY:FROM:TO or COUNTRY:FROM:TO:TYPES, such as SY:2016-01-01:2019-11-30',
    )
    .option(
      '--may-redistribute <provider...>',
      'that this provider, who restricts redistribution, has permitted it',
    )
    .option('--json', 'print one line of JSON')
    .addHelpText(
      'after',
      `\nExit code ${EXIT_CODE.rowsRejected}: done, but rows were rejected; the rejects file has them with line, field and reason.`,
    )
    .action((format: string, file: string, options: Options) => runImport(world, format, file, options));

async function runImport(world: World, format: string, file: string, options: Options): Promise<void> {
  const { environment, terminal, finish } = world;
  const config = readConfig(environment);
  const input = await openInput(file, terminal);
  const rejects = RejectsFile.in(config.dataDirectory, input.name, new Date());
  const progress = showProgress(terminal, input.totalBytes);
  const report = (event: CommandEvent) => {
    if (event.type === 'progress') progress.report(event);
    else if (event.type === 'reject') rejects.add(withoutType(event));
    else printNote(world, event);
  };
  const { dryRun = false, covers = [], mayRedistribute = [], json = false } = options;
  const finishWith = async (summary: ImportSummary) => {
    progress.end();
    const complete = { ...summary, rejects_file: await rejects.end() };
    if (complete.rejected > 0) finish(EXIT_CODE.rowsRejected);
    return complete;
  };
  try {
    const summary = await runWhereTheStoreIs(config, {
      name: 'import',
      options: { format, name: input.name, dryRun, covers, mayRedistribute },
      input: input.stream,
      report,
      signal: terminal.signal,
    });
    printResult(terminal, await finishWith(summary as ImportSummary), json);
  } catch (error) {
    progress.end();
    if (!(error instanceof ImportFailed)) throw error;
    terminal.errors.write(`${error.message}\n`);
    const summary = await finishWith(error.summary);
    if (json) printResult(terminal, { error: error.message, ...summary }, json);
    else if (summary.read > 0) printResult(terminal, summary, json);
    finish(EXIT_CODE.failed);
  }
}

const withoutType = ({ type: _, ...reject }: Extract<CommandEvent, { type: 'reject' }>) => reject;
