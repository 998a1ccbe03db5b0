import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Sets `repository`, `homepage` and `bugs` in the package.json of a folder. */
export function nameOrigin(root, folder, address) {
  const file = path.join(root, folder, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  manifest.repository = { type: 'git', url: `git+${address}.git`, directory: folder };
  manifest.homepage = `${address}/tree/main/${folder}#readme`;
  manifest.bugs = { url: `${address}/issues` };
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
}
