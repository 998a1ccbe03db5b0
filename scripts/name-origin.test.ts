import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { nameOrigin } from './support/name-origin.mjs';

test.each(['client', 'contract'])(
  '%s says where it comes from, once the workflow has made its version',
  (name) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'origin-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const directory = path.join(folder, name);
    const before = readFileSync(`packages/${name}/package.json`, 'utf8');
    cpSync(`packages/${name}/package.json`, path.join(directory, 'package.json'));
    nameOrigin(directory, 'https://git.example/desk/partner-api');
    const { repository, homepage, bugs, ...others } = JSON.parse(
      readFileSync(path.join(directory, 'package.json'), 'utf8'),
    );
    expect({ repository, homepage, bugs }).toEqual({
      repository: {
        type: 'git',
        url: 'git+https://git.example/desk/partner-api.git',
        directory: `packages/${name}`,
      },
      homepage: `https://git.example/desk/partner-api/tree/main/packages/${name}#readme`,
      bugs: { url: 'https://git.example/desk/partner-api/issues' },
    });
    expect(JSON.parse(before)).toMatchObject(others);
  },
);
