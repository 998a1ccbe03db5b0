import { Command } from 'commander';
import type { CommandContext } from '../command-context.js';
import { EXIT_CODE } from '../exit-code.js';

export const serve = ({ environment, terminal, finish }: CommandContext): Command =>
  new Command('serve')
    .description('serve the API until SIGTERM or SIGINT')
    .option('--check', 'check the configuration and the connections that it names, and exit')
    .action(async ({ check }: { check?: true }) => {
      const { checkServer, runServer } = await import('@partner-api/server');
      if (!check) return finish(await runServer(environment));
      const parts = await checkServer(environment);
      for (const { part, ok, detail } of parts) {
        terminal.output.write(`${ok ? 'ok    ' : 'FAILED'} ${part}: ${detail}\n`);
      }
      finish(parts.every(({ ok }) => ok) ? EXIT_CODE.done : EXIT_CODE.failed);
    });
