import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { partnerApi } from './command-line.js';

const temporary = () => {
  const directory = mkdtempSync(join(tmpdir(), 'partner-api-cli-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  return directory;
};

describe('an unusable directory is reported in one line', () => {
  it.each(['status', 'migrate'])('a file, by %s', async (command) => {
    const DATA_DIR = join(temporary(), 'file');
    writeFileSync(DATA_DIR, '');
    const { code, complained } = await partnerApi({ DATA_DIR }, command);
    expect(code).toBe(1);
    expect(complained).toMatch(
      new RegExp(
        `^The directory ${DATA_DIR} cannot be used: .*\\. Set DATA_DIR to one that can be written\\.\n$`,
      ),
    );
  });

  it('a broken link', async () => {
    const directory = temporary();
    const DATA_DIR = join(directory, 'link');
    symlinkSync(join(directory, 'nowhere'), DATA_DIR);
    const { code, complained } = await partnerApi({ DATA_DIR }, 'status');
    expect([code, complained]).toEqual([
      1,
      expect.stringMatching(/^The directory .*link cannot be used: EEXIST.* Set DATA_DIR to .*\n$/),
    ]);
  });

  it.skipIf(!existsSync('/proc/self'))('one in a place that takes none', async () => {
    const DATA_DIR = '/proc/partner-api/data';
    const { code, complained } = await partnerApi({ DATA_DIR }, 'status');
    expect([code, complained]).toEqual([
      1,
      expect.stringMatching(/^The directory \/proc\/\S* cannot be used: ENOENT.* Set DATA_DIR to .*\n$/),
    ]);
  });

  it.for([
    ['before its lock can be written', '4k', /^The directory .* ENOSPC.* Make room on its disk\.\n$/],
    ['when it is new', '1m', /^The directory .* cannot open .* ENOSPC.* Make room on its disk\.\n$/],
  ] as const)('on a disk that is full %s', { timeout: 120_000 }, async ([_when, size, said], { skip }) => {
    const disk = temporary();
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', disk]).status === 0;
    skip(!mounted, 'a file system of its own needs root');
    onTestFinished(() => void spawnSync('umount', ['-l', disk]));
    writeFileSync(join(disk, 'ballast'), Buffer.alloc(size === '4k' ? 4096 : 0));
    const { code, complained } = await partnerApi({ DATA_DIR: join(disk, 'data') }, 'status');
    expect([code, complained]).toEqual([1, expect.stringMatching(said)]);
  });
});
