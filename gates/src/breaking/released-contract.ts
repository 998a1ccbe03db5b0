import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { operations } from '@partner-api/contract/openapi';
import { inRoot, latestRelease } from '../repository.js';
import type { AcceptedRequest } from './accepted-requests.js';
import { type BreakingChange, breakingChanges } from './breaking-changes.js';
import { refusedRequests } from './refused-requests.js';

/** A break that people looked at and allowed: where, by which rule, and why. */
interface Waiver {
  readonly rule: string;
  readonly where: string;
  readonly reason: string;
}

export interface ReleaseComparison {
  readonly version: string;
  /** What nobody allowed. */
  readonly breaking: readonly BreakingChange[];
  readonly waived: readonly (BreakingChange & { readonly reason: string })[];
  /** Waivers that nothing needs any more. */
  readonly stale: readonly Waiver[];
}

/** Today's contract, as its document and its code are, against the latest release. */
export async function compareWithRelease(): Promise<ReleaseComparison> {
  const { version, directory } = latestRelease('contract');
  const requests: readonly AcceptedRequest[] = JSON.parse(
    await readFile(path.join(directory, 'requests.json'), 'utf8'),
  );
  const changes = await breakingChanges({
    released: path.join(directory, 'openapi.json'),
    today: inRoot('docs/openapi.json'),
    refused: refusedRequests(operations, requests),
  });
  const waivers = await readWaivers(path.join(directory, 'waivers.json'));
  const waiverOf = (change: BreakingChange) =>
    waivers.find(({ rule, where }) => rule === change.rule && where === change.where);
  return {
    version,
    breaking: changes.filter((change) => !waiverOf(change)),
    waived: changes.flatMap((change) => {
      const waiver = waiverOf(change);
      return waiver ? [{ ...change, reason: waiver.reason }] : [];
    }),
    stale: waivers.filter((waiver) => !changes.some((change) => waiverOf(change) === waiver)),
  };
}

async function readWaivers(file: string): Promise<readonly Waiver[]> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
