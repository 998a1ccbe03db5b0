import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openApiDocument, operations } from '@partner-api/contract/openapi';
import { acceptedRequests } from '../breaking/accepted-requests.js';
import { refusedRequests } from '../breaking/refused-requests.js';
import { inTemporaryDirectory } from '../in-temporary-directory.js';
import { inRoot, type PublishedPackage } from '../repository.js';
import { isPublished } from './is-published.js';
import { pack, versionOf } from './pack.js';

/**
 * Keeps what both packages are today under their versions, as that with which later changes are compared.
 * @returns the directories written.
 * @throws Error for a version that is published: what it was must never be written anew.
 */
export async function freeze(): Promise<readonly string[]> {
  const contract = await emptied('contract');
  await writeJson(path.join(contract, 'openapi.json'), openApiDocument());
  const requests = acceptedRequests();
  const [refused] = refusedRequests(operations, requests);
  if (refused) throw new Error(`Not taken by the contract: ${JSON.stringify(refused)}`);
  await writeJson(path.join(contract, 'requests.json'), requests);

  const client = await emptied('client');
  await inTemporaryDirectory('packed', async (directory) =>
    cp(await pack('client', directory), path.join(client, 'client.tgz')),
  );
  await cp(inRoot('e2e/client'), path.join(client, 'e2e'), { recursive: true });
  await cp(inRoot('packages/client/api'), path.join(client, 'api'), { recursive: true });
  return [contract, client];
}

async function emptied(name: PublishedPackage): Promise<string> {
  const version = await versionOf(name);
  if (await isPublished(name, version)) {
    throw new Error(`${name} ${version} is published: add a changeset and run \`pnpm version-packages\``);
  }
  const directory = inRoot('packages', name, 'released', version);
  await rm(directory, { recursive: true, force: true });
  await mkdir(directory, { recursive: true });
  return directory;
}

const writeJson = (file: string, value: unknown): Promise<void> =>
  writeFile(file, `${JSON.stringify(value, null, 2)}\n`);
