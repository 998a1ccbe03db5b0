import { readConfig } from '@partner-api/server';
import { Command } from 'commander';
import { migrateWhereTheStoreIs } from '../composition.js';
import { JSON_OPTION, type JsonOption } from '../json-option.js';
import { printResult } from '../result.js';
import type { World } from '../world.js';

export const migrateSchema = ({ environment, terminal }: World): Command =>
  new Command('migrate')
    .description('bring the schema of the store up to date; a server does the same when it starts')
    .addOption(JSON_OPTION)
    .action(async ({ json = false }: JsonOption) => {
      const report = (text: string) => terminal.errors.write(`${text}\n`);
      const done = await migrateWhereTheStoreIs(readConfig(environment), { signal: terminal.signal, report });
      printResult(terminal, done, json);
    });
