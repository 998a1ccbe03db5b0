// Stores the server of this release for the upgrade test, which runs it alongside the next one: `node scripts/keep-server.mjs [TARBALLS]`.
// TARBALLS is a folder written by `node scripts/run.mjs pack`; without it, the working tree is packed.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const folder = mkdtempSync(path.join(tmpdir(), 'partner-api-kept-'));
const [tarballs = path.join(folder, 'packed')] = process.argv.slice(2);
if (!process.argv[2]) run(process.execPath, 'scripts/run.mjs', 'pack', tarballs);

const packages = path.join(folder, 'node_modules/@partner-api');
for (const tarball of readdirSync(tarballs)) {
  const target = path.join(packages, tarball.replace(/^partner-api-|-\d.*$/g, ''));
  mkdirSync(target, { recursive: true });
  run('tar', '-xzf', path.join(tarballs, tarball), '-C', target, '--strip-components=1');
}
// The upgrade test does not request the explorer, so its files are omitted.
const isUnneeded = (file) =>
  /\.(?:map|d\.ts)$|(?:^|\/)(?:README|CHANGELOG|LICENSE)/.test(file) ||
  /^(?:explorer\/dist|client\/dist\/commonjs)\//.test(file);
for (const file of readdirSync(packages, { recursive: true })) {
  if (isUnneeded(file) && statSync(path.join(packages, file), { throwIfNoEntry: false })?.isFile())
    rmSync(path.join(packages, file));
}
const { version } = JSON.parse(readFileSync(path.join(packages, 'server/package.json'), 'utf8'));
// Keeps only one release, because the test uses only the previous one.
const released = path.join(root, 'apps/server/released');
rmSync(released, { recursive: true, force: true });
mkdirSync(released, { recursive: true });
const kept = path.join(released, `${version}.tgz`);
const plain = ['--sort=name', '--mtime=@0', '--owner=0', '--group=0', '--numeric-owner'];
run('tar', ...plain, '-czf', kept, '-C', folder, 'node_modules');
rmSync(folder, { recursive: true });
console.log(`Kept in ${path.relative(root, kept)}, ${Math.round(statSync(kept).size / 1000)} kB`);

function run(command, ...args) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
