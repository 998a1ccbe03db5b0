// Builds deploy/Dockerfile and runs the image, as root on Debian without an image registry: `node scripts/image.mjs`.
// debootstrap makes the base image with the Node of this machine, buildah builds and crun runs.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const BASE = 'localhost/partner-api-base';
const IMAGE = 'localhost/partner-api';
const MEGABYTES_MAXIMUM = 200;

const root = path.resolve(import.meta.dirname, '..');
const folder = mkdtempSync(path.join(tmpdir(), 'partner-api-image-'));
let container = '';
try {
  if (spawnSync('buildah', ['inspect', '--type', 'image', BASE]).status !== 0) makeBase();
  const started = performance.now();
  build();
  console.log(`built in ${Math.round((performance.now() - started) / 1000)} s`);
  measure();
  await runImage();
} finally {
  if (container) spawnSync('buildah', ['rm', container]);
  rmSync(folder, { recursive: true, force: true });
}

/** Makes a base image like the official Node image: a minimal Debian, Node with npm, and a user `node`. */
function makeBase() {
  const base = path.join(folder, 'base');
  execute('debootstrap', '--variant=minbase', '--include=ca-certificates', 'bookworm', base);
  for (const unneeded of [
    'usr/share/doc',
    'usr/share/man',
    'usr/share/locale',
    'var/cache/apt',
    'var/lib/apt/lists',
  ])
    rmSync(path.join(base, unneeded), { recursive: true });
  cpSync(process.execPath, path.join(base, 'usr/bin/node'));
  const npm = path.join(path.dirname(process.execPath), '../lib/node_modules/npm');
  cpSync(npm, path.join(base, 'usr/lib/node_modules/npm'), { recursive: true, verbatimSymlinks: true });
  execute('ln', '-s', '../lib/node_modules/npm/bin/npm-cli.js', path.join(base, 'usr/bin/npm'));
  execute('ln', '-s', '../lib/node_modules/npm/bin/npx-cli.js', path.join(base, 'usr/bin/npx'));
  execute('chroot', base, 'useradd', '--create-home', '--uid', '1000', 'node');
  // Copies the certificates of this machine, so that the build trusts the same ones.
  const certificates = '/etc/ssl/certs/ca-certificates.crt';
  cpSync(certificates, path.join(base, certificates));
  container = execute('buildah', 'from', 'scratch');
  execute('buildah', 'add', '--quiet', container, base, '/');
  execute('buildah', 'config', '--env', `NODE_EXTRA_CA_CERTS=${certificates}`, container);
  execute('buildah', 'commit', '--quiet', container, BASE);
  execute('buildah', 'rm', container);
}

function build() {
  const file = ['--file', 'deploy/Dockerfile', '--ignorefile', 'deploy/Dockerfile.dockerignore'];
  const base = ['--build-arg', `NODE_IMAGE=${BASE}`];
  execute(
    'buildah',
    'bud',
    '--format',
    'docker',
    '--isolation',
    'chroot',
    ...base,
    ...file,
    '--tag',
    IMAGE,
    '.',
  );
}

/** Prints the compressed size of the image and fails when it exceeds the limit. */
function measure() {
  const layout = path.join(folder, 'layout');
  execute('buildah', 'push', '--quiet', IMAGE, `oci:${layout}`);
  const blobs = path.join(layout, 'blobs/sha256');
  const sizes = readdirSync(blobs).map((blob) => statSync(path.join(blobs, blob)).size);
  const [unpacked] = JSON.parse(execute('buildah', 'images', '--json', IMAGE));
  const megabytes = Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1e6);
  const layers = sizes.filter((size) => size > 1e6).map((size) => Math.round(size / 1e6));
  console.log(`${megabytes} MB to pull, layers of ${layers.join(' and ')} MB; ${unpacked.size} unpacked`);
  if (megabytes > MEGABYTES_MAXIMUM) throw new Error(`more than ${MEGABYTES_MAXIMUM} MB`);
}

/** Runs the image like a hardened platform: unprivileged user, no capabilities, only /data and /tmp writable, own network. */
async function runImage() {
  container = execute('buildah', 'from', IMAGE);
  const image = JSON.parse(execute('buildah', 'inspect', '--type', 'image', IMAGE)).Docker.config;
  writeBundle(image, execute('buildah', 'mount', container));
  const name = path.basename(folder);
  const server = spawn(...crun('run', '--bundle', folder, name), { stdio: 'inherit' });
  const ended = once(server, 'exit');
  const inside = (...command) =>
    spawnSync(...crun('exec', '--user', '1000:1000', name, ...command), { encoding: 'utf8' });
  try {
    const [, ...health] = image.Healthcheck.Test;
    const deadline = performance.now() + 120_000;
    while (inside(...health).status !== 0) {
      if (server.exitCode !== null || performance.now() > deadline)
        throw new Error('it does not become healthy');
      await wait(500);
    }
    console.log('healthy, as its own health check has it');
    while (request('/readyz') !== '200') await wait(200);
    expect('an operation without a key', request('/api/v1/events'), '401');
    expect(
      'the user of process 1',
      /^Uid:\s+(\d+)/m.exec(inside('cat', '/proc/1/status').stdout)?.[1],
      '1000',
    );
    expect('writing beside /data', inside('touch', '/app/x').status !== 0, true);
    expect('the command', inside('partner-api', '--version').status, 0);
    spawnSync(...crun('kill', name, 'TERM'));
    expect('stopping', (await ended)[0], 0);
  } finally {
    if (server.exitCode === null) spawnSync(...crun('delete', '--force', name));
  }

  function request(where) {
    const script = `fetch('http://127.0.0.1:3000${where}').then(({ status }) => console.log(status))`;
    return inside('node', '-e', script).stdout.trim();
  }
}

/** Returns a crun command that unmounts a second cgroup hierarchy first, because crun fails where one is mounted. */
function crun(...args) {
  const script = 'umount /sys/fs/cgroup/unified 2>/dev/null; exec crun --cgroup-manager=disabled "$@"';
  return ['unshare', ['--mount', 'sh', '-c', script, 'crun', ...args]];
}

function writeBundle({ User, Env, Entrypoint, Cmd, WorkingDir }, mounted) {
  execute('crun', 'spec', '--bundle', folder);
  const file = path.join(folder, 'config.json');
  const config = JSON.parse(execute('cat', file));
  const id = Number(execute('chroot', mounted, 'id', '-u', User));
  const none = { bounding: [], effective: [], permitted: [], inheritable: [], ambient: [] };
  const chosen = ['PUBLICATION_DELAY_HOURS=72', 'PROVIDER_URL=https://desk.example/', 'DRAIN_SECONDS=1'];
  config.root = { path: mounted, readonly: true };
  config.process = { ...config.process, terminal: false, capabilities: none, noNewPrivileges: true };
  Object.assign(config.process, { user: { uid: id, gid: id }, cwd: WorkingDir, env: [...Env, ...chosen] });
  config.process.args = [...Entrypoint, ...Cmd];
  delete config.linux.resources;
  config.mounts = config.mounts.filter(({ type }) => type !== 'cgroup');
  for (const destination of ['/data', '/tmp'])
    config.mounts.push({
      destination,
      type: 'tmpfs',
      source: 'tmpfs',
      options: ['nosuid', 'nodev', 'mode=1777'],
    });
  writeFileSync(file, JSON.stringify(config));
}

function expect(what, found, wanted) {
  if (found !== wanted) throw new Error(`${what}: ${found}, not ${wanted}`);
  console.log(`${what}: ${found}`);
}

function execute(command, ...args) {
  const { status, stdout, error } = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 2 ** 28,
  });
  if (error || status !== 0)
    throw error ?? new Error(`${command} ${args[0]} ended with ${status}:\n${stdout.slice(-4000)}`);
  return stdout.trim();
}
