import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { inTemporaryDirectory } from '../in-temporary-directory.js';
import { inRoot } from '../repository.js';

/** Reports by the name of their file, such as `client.api.md`. */
export type ApiReports = Readonly<Record<string, string>>;

/** Where the reports of the client are kept. */
export const reportsDirectory = inRoot('packages/client/api');

/**
 * What each entry of the built client offers by its types, as api-extractor tells it.
 * @throws Error when an entry has no types, or they cannot be read.
 */
export async function apiReports(): Promise<ApiReports> {
  const manifest: { publishConfig: { exports: Record<string, { import?: { types?: string } }> } } =
    JSON.parse(await readFile(inRoot('packages/client/package.json'), 'utf8'));
  return inTemporaryDirectory('types', async (folder) => {
    for (const [entry, { import: { types } = {} }] of Object.entries(manifest.publishConfig.exports)) {
      if (types === undefined) throw new Error(`The entry ${entry} of the client has no types`);
      report(reportName(entry), inRoot('packages/client', types), folder);
    }
    return await readReports(folder);
  });
}

/** The reports that a directory holds. */
export async function readReports(directory: string): Promise<ApiReports> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.api.md')).sort();
  const texts = await Promise.all(names.map((name) => readFile(path.join(directory, name), 'utf8')));
  return Object.fromEntries(names.map((name, index) => [name, texts[index] ?? '']));
}

const reportName = (entry: string): string => `${['client', ...entry.split('/').slice(1)].join('-')}.api.md`;

function report(reportFileName: string, mainEntryPointFilePath: string, folder: string): void {
  const config = ExtractorConfig.prepare({
    configObject: {
      projectFolder: inRoot('packages/client'),
      mainEntryPointFilePath,
      compiler: {
        overrideTsconfig: {
          compilerOptions: {
            module: 'nodenext',
            target: 'es2023',
            lib: ['es2023', 'dom'],
            strict: true,
            skipLibCheck: true,
            types: [],
          },
          files: [mainEntryPointFilePath],
        },
      },
      apiReport: {
        enabled: true,
        reportFileName,
        reportFolder: folder,
        reportTempFolder: `${folder}/temporary`,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        // The report is for changes; style of comments is judged elsewhere.
        compilerMessageReporting: { default: { logLevel: ExtractorLogLevel.Error } },
        extractorMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
        tsdocMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
      },
      newlineKind: 'lf',
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: inRoot('packages/client/package.json'),
  });
  const { errorCount } = Extractor.invoke(config, {
    localBuild: true,
    messageCallback: (message) => {
      if (message.logLevel !== ExtractorLogLevel.Error) message.handled = true;
    },
  });
  if (errorCount > 0) throw new Error(`The types of ${mainEntryPointFilePath} cannot be read`);
}
