import { writeFileSync } from 'node:fs';
import { openApiDocument } from '../dist/openapi/index.js';

const target = new URL('../../../docs/openapi.json', import.meta.url);
writeFileSync(target, `${JSON.stringify(openApiDocument(), null, 2)}\n`);
