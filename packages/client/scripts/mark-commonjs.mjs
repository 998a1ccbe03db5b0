import { writeFileSync } from 'node:fs';

// Node and TypeScript take the module format of a `.js` file from the nearest package.json; the package's own says `module`.
writeFileSync(new URL('../dist/commonjs/package.json', import.meta.url), '{ "type": "commonjs" }\n');
