// Lists known vulnerabilities of the production dependencies: `node scripts/audit.mjs`. It queries the registry like `npm audit`,
// because pnpm 10 still uses an endpoint that registries have retired.
//
// Exit code 0: none is high or critical (lower ones are printed). 1: at least one is. 3: the registry did not answer; with
// AUDIT=required this is 1.
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const GRAVE = ['high', 'critical'];
const { AUDIT, npm_config_registry: configured } = process.env;
const registry = (configured ?? 'https://registry.npmjs.org/').replace(/\/*$/, '/');

const installed = productionPackages();
try {
  process.exitCode = report(await advisories(installed));
} catch (error) {
  console.log(`The registry does not say which packages have known weaknesses: ${error.message}`);
  process.exitCode = AUDIT === 'required' ? 1 : 3;
}

/** Returns `{name: [version, …]}` of all direct and transitive production dependencies. */
function productionPackages() {
  const filters = ['--filter', './packages/*', '--filter', './apps/*'];
  const { status, stdout, stderr, error } = spawnSync(
    path.resolve('node_modules/.bin/pnpm'),
    [...filters, 'licenses', 'list', '--prod', '--json'],
    {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  if (status !== 0)
    throw new Error(`pnpm cannot list what is installed: ${error?.message ?? (stderr || stdout)}`);
  const packages = Object.values(JSON.parse(stdout)).flat();
  return Object.fromEntries(packages.map(({ name, versions }) => [name, versions]));
}

/** Returns `{name: [{severity, title, url, vulnerable_versions}]}` for the given versions. */
async function advisories(versionsByName) {
  const response = await fetch(`${registry}-/npm/v1/security/advisories/bulk`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(versionsByName),
    signal: AbortSignal.timeout(30_000),
  });
  if (!response.ok) throw new Error(`it answers ${response.status}`);
  return response.json();
}

function report(found) {
  const lines = Object.entries(found).flatMap(([name, list]) =>
    list.map(({ severity, title, url, vulnerable_versions: range }) => ({
      grave: GRAVE.includes(severity),
      text: `${severity}: ${name} ${installed[name]?.join(', ')} (${range}): ${title}, ${url}`,
    })),
  );
  for (const { text } of lines) console.log(text);
  const grave = lines.filter((line) => line.grave).length;
  const asked = Object.keys(installed).length;
  console.log(`${asked} packages: ${lines.length} known weaknesses, ${grave} of them high or critical`);
  return grave > 0 ? 1 : 0;
}
