import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { misspeltVariables } from '../../src/config/misspelt-variables.js';
import { ConfigInvalid, readConfig } from '../../src/config/read-config.js';

const URL_OF_DATABASE = 'postgresql://desk:hunter2@db.example/partner';
let folder: string;
let file: string;
let empty: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'partner-api-secrets-'));
  file = path.join(folder, 'database_url');
  empty = path.join(folder, 'empty');
  writeFileSync(file, `${URL_OF_DATABASE}\n`);
  writeFileSync(empty, '\n');
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('a secret in a file', () => {
  it('is read without the line break at its end', () => {
    expect(readConfig({ DATABASE_URL_FILE: file }).databaseUrl).toBe(URL_OF_DATABASE);
  });

  it('is no misspelt variable', () => {
    expect(misspeltVariables({ DATABASE_URL_FILE: file, REDIS_URL_FILE: file })).toEqual([]);
  });

  it.each([
    ['is also given as a variable', () => ({ DATABASE_URL: URL_OF_DATABASE, DATABASE_URL_FILE: file })],
    ['is missing', () => ({ DATABASE_URL_FILE: path.join(folder, 'none') })],
    ['is empty', () => ({ DATABASE_URL_FILE: empty })],
    ['does not hold what the variable takes', () => ({ REDIS_URL_FILE: file })],
  ])('is refused when it %s, without its content in the message', (_when, environment) => {
    const refused = () => readConfig(environment());
    expect(refused).toThrow(ConfigInvalid);
    expect(refused).toThrow(/(?:DATABASE|REDIS)_URL/);
    expect(refused).not.toThrow(/hunter2/);
  });
});
