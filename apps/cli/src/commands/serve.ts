import { runServer } from '@partner-api/server';
import { Command } from 'commander';
import type { World } from '../world.js';

export const serve = ({ environment, finish }: World): Command =>
  new Command('serve')
    .description('serve the API until SIGTERM or SIGINT')
    .action(async () => finish(await runServer(environment)));
