import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { nameOrigin } from './support/name-origin.mjs';

test.each(['packages/client', 'packages/contract', 'apps/cli'])(
  '%s says where it comes from, once the workflow has made its version',
  (folder) => {
    const root = mkdtempSync(path.join(tmpdir(), 'origin-'));
    onTestFinished(() => rmSync(root, { recursive: true }));
    const manifest = path.join(folder, 'package.json');
    const before = readFileSync(manifest, 'utf8');
    cpSync(manifest, path.join(root, manifest));
    nameOrigin(root, folder, 'https://git.example/desk/partner-api');
    const { repository, homepage, bugs, ...others } = JSON.parse(
      readFileSync(path.join(root, manifest), 'utf8'),
    );
    expect({ repository, homepage, bugs }).toEqual({
      repository: {
        type: 'git',
        url: 'git+https://git.example/desk/partner-api.git',
        directory: folder,
      },
      homepage: `https://git.example/desk/partner-api/tree/main/${folder}#readme`,
      bugs: { url: 'https://git.example/desk/partner-api/issues' },
    });
    expect(JSON.parse(before)).toMatchObject(others);
  },
);
