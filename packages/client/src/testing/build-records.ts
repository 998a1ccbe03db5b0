import type { Claim, ConflictEvent, Dossier } from '../wire.generated.js';
import * as examples from './examples.generated.js';
import { type Overrides, withOverrides } from './overrides.js';

let recordCount = 0;

/** Gives each record its own id, so that lists of them can be paged and mirrored. */
function build<Row extends { id: string }>(kind: string, example: Row, overrides: Overrides<Row>): Row {
  recordCount += 1;
  return { ...withOverrides(example, overrides), id: overrides.id ?? `${kind}-${recordCount}` } as Row;
}

/**
 * Returns an event that is valid by the contract, with a new id and the given changes.
 *
 *     buildEvent({ province: { slug: 'idlib' }, casualties: { killed: { best: null } } });
 */
export const buildEvent = (overrides: Overrides<ConflictEvent> = {}): ConflictEvent =>
  build('event', examples.event, overrides);

/** Returns a retracted event: its id and corrections, without content. */
export const buildRetractedEvent = (overrides: Overrides<ConflictEvent> = {}): ConflictEvent =>
  build('event', examples.retractedEvent, overrides);

/** Returns a dossier that is valid by the contract, with a new id and the given changes. */
export const buildDossier = (overrides: Overrides<Dossier> = {}): Dossier =>
  build('dossier', examples.dossier, overrides);

/** Returns a claim that is valid by the contract, with a new id and the given changes. */
export const buildClaim = (overrides: Overrides<Claim> = {}): Claim =>
  build('claim', examples.claim, overrides);
