import { writeFileSync } from 'node:fs';

// Beside an ES module, Node and TypeScript take a file for what the nearest manifest says.
writeFileSync(new URL('../dist/commonjs/package.json', import.meta.url), '{ "type": "commonjs" }\n');
