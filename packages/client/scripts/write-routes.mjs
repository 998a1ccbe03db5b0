import { writeFileSync } from 'node:fs';
import { routeManifestSource } from '@partner-api/contract/openapi';

writeFileSync(new URL('../src/routes.generated.ts', import.meta.url), routeManifestSource());
