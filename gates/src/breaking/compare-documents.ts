import { inRoot, tool } from '../repository.js';
import { runCommand } from '../run-command.js';

/** One difference between two OpenAPI documents, as `redocly diff` tells it. */
export interface Change {
  /** Where, with references followed: `#/paths/~1api~1v1~1events/get/responses/200/…`. */
  readonly path: string;
  readonly typeName: string;
  readonly kind: 'added' | 'removed' | 'modified';
  /** The keyword that changed, where one did. */
  readonly property?: string;
  readonly verdicts: readonly {
    readonly ruleId: string;
    readonly impact: string;
    readonly message: string;
  }[];
  readonly base?: Side;
  readonly revision?: Side;
}

interface Side {
  /** Where in the document itself. */
  readonly pointer: string;
  readonly value?: unknown;
}

/**
 * All differences between two OpenAPI documents, given as files.
 * @throws Error when the comparison itself fails, as for a file that is no OpenAPI document.
 */
export async function compareDocuments(base: string, revision: string): Promise<readonly Change[]> {
  const { output, errors } = await runCommand(
    tool('redocly'),
    ['diff', base, revision, '--format=json', '--fail-on=none', '--config', inRoot('redocly.yaml')],
    { environment: { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' } },
  );
  if (!output.startsWith('{')) throw new Error(`redocly diff gave no report:\n${errors}`);
  const { reportVersion, changes } = JSON.parse(output);
  if (reportVersion !== '1' || !Array.isArray(changes)) {
    throw new Error('redocly diff has another report than the one that is read here');
  }
  return changes;
}
