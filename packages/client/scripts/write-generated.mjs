import { writeFileSync } from 'node:fs';
import { examplesSource, plainTypesSource, routeManifestSource } from '@partner-api/contract/openapi';

const write = (name, text) => writeFileSync(new URL(`../src/${name}`, import.meta.url), text);

write('routes.generated.ts', routeManifestSource());
write('wire.generated.ts', plainTypesSource());
write('testing/examples.generated.ts', examplesSource());
