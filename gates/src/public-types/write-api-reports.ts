import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { apiReports, reportsDirectory } from './api-reports.js';

const reports = await apiReports();
await rm(reportsDirectory, { recursive: true, force: true });
await mkdir(reportsDirectory, { recursive: true });
for (const [name, text] of Object.entries(reports)) await writeFile(path.join(reportsDirectory, name), text);
console.log(`Written: ${Object.keys(reports).join(', ')}`);
