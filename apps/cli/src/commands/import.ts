import {
  type CommandEvent,
  FORMATS,
  ImportFailed,
  type ImportSummary,
} from '@partner-api/admin/command-line';
import { Argument, Command, Option } from 'commander';
import type { CommandContext } from '../command-context.js';
import { EXIT_CODE } from '../exit-code.js';
import { openInputFile } from '../input-file.js';
import { JSON_OPTION, type JsonOption } from '../json-option.js';
import { showProgress } from '../progress.js';
import { RejectsFile } from '../rejects-file.js';
import { printResult } from '../result.js';
import { printNote } from '../run-command.js';

interface Options extends JsonOption {
  readonly dryRun?: boolean;
  readonly covers?: string[];
  readonly mayRedistribute?: string[];
  readonly takeOver?: string[];
  readonly allowRemovals?: boolean;
  readonly doubtful: 'hold' | 'warn';
}

export const importFile = (context: CommandContext): Command =>
  new Command('import')
    .description('import records; again with the same file changes nothing')
    .addArgument(new Argument('<format>', 'what the file is').choices(FORMATS))
    .argument('<file>', 'plain, gzip or a ZIP of one file; - for standard input')
    .option('--dry-run', 'read, check and compare, and write nothing')
    .option(
      '--covers <span...>',
      'that the file is complete for this, COUNTRY:FROM:TO or COUNTRY:FROM:TO:TYPES, such as SY:2016-01-01:2019-11-30',
    )
    .option(
      '--may-redistribute <provider...>',
      'that this provider, who restricts redistribution, has permitted it',
    )
    .option('--allow-removals', 'that corrections may leave out members that the record has')
    .option('--take-over <id...>', 'that the source is right about this record, and not the desk')
    .addOption(
      new Option('--doubtful <treatment>', 'what to do with texts that may tell where people at risk are')
        .choices(['hold', 'warn'])
        .default('hold'),
    )
    .addOption(JSON_OPTION)
    .addHelpText(
      'after',
      `\nExit code ${EXIT_CODE.rowsRejected}: done, but rows were rejected; the rejects file has them with line, field and reason.\nExit code ${EXIT_CODE.nothingFound}: the file holds nothing to import.`,
    )
    .action((format: string, file: string, options: Options) => runImport(context, format, file, options));

async function runImport(
  context: CommandContext,
  format: string,
  file: string,
  options: Options,
): Promise<void> {
  const { environment, terminal, finish } = context;
  const { readConfig, runOnStore } = await import('../composition.js');
  const config = readConfig(environment);
  const input = await openInputFile(file, terminal);
  const rejects = RejectsFile.in(config.dataDirectory, input.name, new Date());
  const progress = showProgress(terminal, input.totalBytes);
  const report = (event: CommandEvent) => {
    if (event.type === 'progress') progress.report(event);
    else if (event.type === 'reject') rejects.add(withoutType(event));
    else printNote(context, event);
  };
  const { dryRun = false, covers = [], mayRedistribute = [], takeOver = [], json = false } = options;
  const { allowRemovals = false, doubtful } = options;
  const { summary, failure } = await runOnStore(config, {
    name: 'import',
    options: { format, name: input.name, dryRun, covers, mayRedistribute, takeOver, allowRemovals, doubtful },
    input: input.stream,
    report,
    signal: terminal.signal,
  })
    .then((result) => ({ summary: result as ImportSummary, failure: null }), partialImport)
    .finally(progress.end);
  const kept = await rejects.end();
  const complete = { ...summary, rejects_file: kept.path };
  const failures = [failure, kept.failure].filter((message) => message !== null);
  // Print the summary first, also after a failure: what was committed stays.
  if (json && failures.length > 0) printResult(terminal, { error: failures.join(' '), ...complete }, json);
  else if (failure === null || summary.read > 0) printResult(terminal, complete, json);
  for (const message of failures) terminal.errors.write(`${message}\n`);
  if (failures.length > 0) finish(EXIT_CODE.failed);
  else if (complete.rejected > 0) finish(EXIT_CODE.rowsRejected);
  else if (complete.read === 0) {
    terminal.errors.write(`${input.name} holds nothing to import.\n`);
    finish(EXIT_CODE.nothingFound);
  }
}

/** Returns the summary of an import that failed partway; throws any other error. */
function partialImport(error: unknown): { summary: ImportSummary; failure: string } {
  if (!(error instanceof ImportFailed)) throw error;
  return { summary: error.summary, failure: error.message };
}

const withoutType = ({ type: _, ...reject }: Extract<CommandEvent, { type: 'reject' }>) => reject;
