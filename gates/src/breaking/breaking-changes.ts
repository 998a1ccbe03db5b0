import { readFile } from 'node:fs/promises';
import { type Change, compareDocuments } from './compare-documents.js';
import { isOpenEnumeration } from './open-enumeration.js';
import { PROMISES } from './promises.js';
import type { RefusedRequest } from './refused-requests.js';

/** What a partner's program could trip over. */
export interface BreakingChange {
  readonly rule: string;
  /** Place in the document, or the operation whose requests are refused. */
  readonly where: string;
  readonly what: string;
}

/** The documents as files; `refused`: requests of the release that today's contract no longer takes. */
export interface ComparedContracts {
  readonly released: string;
  readonly today: string;
  readonly refused: readonly RefusedRequest[];
}

/** Everything between a release and today that may break a partner; empty where nothing does. */
export async function breakingChanges(compared: ComparedContracts): Promise<readonly BreakingChange[]> {
  const today: unknown = JSON.parse(await readFile(compared.today, 'utf8'));
  const changes = await compareDocuments(compared.released, compared.today);
  return [
    ...changes.flatMap((change) => judge(change, today)),
    ...compared.refused.map(({ request, reason }) => ({
      rule: 'request-refused',
      where: request.operationId,
      what: `Takes no longer ${JSON.stringify(request.query ?? request.body).slice(0, 200)}: ${reason}`,
    })),
  ];
}

function judge(change: Change, today: unknown): readonly BreakingChange[] {
  const ofDocuments = change.verdicts
    .filter(({ impact }) => impact === 'major')
    .filter(({ ruleId }) => !(ruleId === 'enum-values-added' && isOpen(change, today)))
    .map(({ ruleId, message }) => ({ rule: ruleId, where: change.path, what: message }));
  const ofPromises = Object.entries(PROMISES).flatMap(([rule, breaks]) => {
    const what = breaks(change);
    return what === null ? [] : [{ rule, where: change.path, what }];
  });
  return [...ofDocuments, ...ofPromises];
}

const isOpen = ({ revision }: Change, today: unknown): boolean =>
  revision !== undefined && isOpenEnumeration(today, revision.pointer);
