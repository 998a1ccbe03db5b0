import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { faultsOf } from './support/kubernetes.js';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const folder = path.join(root, 'deploy/helm/partner-api');
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

const CHOSEN = {
  PROVIDER_NAME: 'Example Desk',
  PROVIDER_URL: 'https://desk.example/',
  PUBLICATION_DELAY_HOURS: '72',
};
const given = () => {
  const values = parse(read('values.yaml'));
  Object.assign(values.config, CHOSEN);
  return values;
};
const everything = () => {
  const values = given();
  for (const part of ['autoscaling', 'ingress', 'serviceMonitor']) values[part].enabled = true;
  for (const secret of Object.values<{ name: string }>(values.secrets)) secret.name = 'partner-api';
  Object.assign(values.ingress, { className: 'nginx', host: 'api.desk.example', tlsSecret: 'tls' });
  values.ingress.annotations = { 'cert-manager.io/cluster-issuer': 'letsencrypt' };
  values.networkPolicy.from = [{ podSelector: { matchLabels: { role: 'proxy' } } }];
  values.imagePullSecrets = [{ name: 'registry' }];
  values.index.existingClaim = 'shared-index';
  return values;
};

const ResourceSchema = z
  .object({
    apiVersion: z.string(),
    kind: z.string(),
    spec: z.record(z.string(), z.any()),
  })
  .loose();
type Resource = z.infer<typeof ResourceSchema>;

describe('values of the chart', () => {
  const isValid = new Ajv({ strictTypes: false }).compile(JSON.parse(read('values.schema.json')));

  it('are complete with what an operator has to choose', () => {
    expect([isValid(parse(read('values.yaml'))), isValid(given()), isValid(everything())]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it.each([
    ['a misspelt name', { replica: 2 }],
    ['a secret among the variables', { config: { ...CHOSEN, DATABASE_URL: 'postgres://db' } }],
    ['hours as a number', { config: { ...CHOSEN, PUBLICATION_DELAY_HOURS: 72 } }],
  ])('are refused with %s', (_, change) => {
    expect(isValid({ ...given(), ...change })).toBe(false);
  });
});

const isInstalled =
  existsSync('/usr/share/gocode/src/github.com/Masterminds/sprig') && spawnSync('which', ['go']).status === 0;
const why = isInstalled ? '' : ' (golang with sprig is not installed)';

describe.skipIf(!isInstalled)(`the chart, rendered${why}`, () => {
  const rendered = (values: object): readonly Resource[] => {
    const { stdout, stderr } = spawnSync('go', ['run', './scripts/render-chart', folder], {
      cwd: root,
      encoding: 'utf8',
      input: JSON.stringify(values),
      env: { ...process.env, GO111MODULE: 'off', GOPATH: '/usr/share/gocode' },
    });
    expect(stderr).toBe('');
    return parseAllDocuments(stdout).flatMap((document) => {
      expect(document.errors).toEqual([]);
      const resource = document.toJS();
      return resource === null ? [] : [ResourceSchema.parse(resource)];
    });
  };
  const one = (resources: readonly Resource[], kind: string): Resource => {
    const found = resources.find((resource) => resource.kind === kind);
    if (!found) throw new Error(`there is no ${kind}`);
    return found;
  };

  it.each([
    ['as it is', given, ['Deployment', 'Job', 'NetworkPolicy', 'PodDisruptionBudget', 'Service']],
    [
      'with all that can be enabled',
      everything,
      [
        'Deployment',
        'HorizontalPodAutoscaler',
        'Ingress',
        'Job',
        'NetworkPolicy',
        'PodDisruptionBudget',
        'Service',
        'ServiceMonitor',
      ],
    ],
  ])('%s has resources that Kubernetes knows in every field', (_, values, kinds) => {
    const resources = rendered(values());
    expect(resources.map(({ kind }) => kind).sort()).toEqual(kinds);
    // ServiceMonitor belongs to the Prometheus operator, whose schema is not installed.
    const ofKubernetes = resources.filter(({ kind }) => kind !== 'ServiceMonitor');
    expect(
      ofKubernetes.flatMap((resource) => faultsOf(resource).map((fault) => `${resource.kind}: ${fault}`)),
    ).toEqual([]);
  });

  it('names ports, labels and secrets that there are, and sets only variables of the configuration page', () => {
    const resources = rendered(everything());
    const { template, selector } = one(resources, 'Deployment').spec;
    const [container] = template.spec.containers;
    expect(template.metadata.labels).toMatchObject(selector.matchLabels);
    for (const kind of ['Service', 'PodDisruptionBudget', 'NetworkPolicy', 'ServiceMonitor']) {
      const { spec } = one(resources, kind);
      const selected = spec.podSelector ?? spec.selector;
      expect(template.metadata.labels).toMatchObject(selected.matchLabels ?? selected);
    }
    // With the same labels, the service would send requests to a running migration.
    expect(one(resources, 'Job').spec.template.metadata.labels).not.toMatchObject(selector.matchLabels);
    const ports = container.ports.map(({ name }: { name: string }) => name);
    for (const { targetPort } of one(resources, 'Service').spec.ports) expect(ports).toContain(targetPort);
    const page = readFileSync(path.join(root, 'docs/reference/configuration.md'), 'utf8');
    const names: string[] = container.env.map(({ name }: { name: string }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(page).toContain(`| \`${name}\` |`);
    expect(names).toEqual(
      expect.arrayContaining(['DATABASE_URL', 'DATABASE_READ_URLS', 'REDIS_URL', 'MODEL_API_KEY']),
    );
  });

  it.each([
    ['a directory of the pod', given, { emptyDir: { sizeLimit: '2Gi' } }],
    ['a claim that is named', everything, { persistentVolumeClaim: { claimName: 'shared-index' } }],
  ])('keeps the search index in %s', (_, values, expected) => {
    const { spec } = one(rendered(values()), 'Deployment').spec.template;
    const [{ env, volumeMounts }] = spec.containers;
    const { mountPath } = volumeMounts.find(({ name }: { name: string }) => name === 'index');
    const directory = env.find(({ name }: { name: string }) => name === 'INDEX_DIR').value;
    expect(path.posix.dirname(directory)).toBe(mountPath);
    expect(spec.volumes.find(({ name }: { name: string }) => name === 'index')).toMatchObject(expected);
  });

  it('would be refused with a misspelt field, and with a value of another type', () => {
    const deployment = one(rendered(given()), 'Deployment');
    const [container] = deployment.spec.template.spec.containers;
    container.imagePullPolcy = 'Always';
    expect(faultsOf(deployment)).toEqual(['/spec/template/spec/containers/0/imagePullPolcy is not known']);
    container.image = 3;
    expect(faultsOf(deployment).join()).toContain('containers/0/image must be string');
  });
});
