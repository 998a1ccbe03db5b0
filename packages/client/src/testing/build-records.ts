import type { Claim, ConflictEvent, Dossier } from '../wire.generated.js';
import * as examples from './examples.generated.js';
import { type Overrides, withOverrides } from './overrides.js';

let built = 0;

/** Each record is another one, so that lists of them can be walked and mirrored. */
function build<Row extends { id: string }>(kind: string, example: Row, overrides: Overrides<Row>): Row {
  built += 1;
  return { ...withOverrides(example, overrides), id: overrides.id ?? `${kind}-${built}` } as Row;
}

/**
 * An event that is valid by the contract, with an id of its own and your changes in it.
 *
 *     buildEvent({ province: { slug: 'idlib' }, casualties: { killed: { best: null } } });
 */
export const buildEvent = (overrides: Overrides<ConflictEvent> = {}): ConflictEvent =>
  build('event', examples.event, overrides);

/** An event as it is after its retraction: its id and its corrections, and no content. */
export const buildRetractedEvent = (overrides: Overrides<ConflictEvent> = {}): ConflictEvent =>
  build('event', examples.retractedEvent, overrides);

/** A dossier that is valid by the contract, with an id of its own and your changes in it. */
export const buildDossier = (overrides: Overrides<Dossier> = {}): Dossier =>
  build('dossier', examples.dossier, overrides);

/** A claim that is valid by the contract, with an id of its own and your changes in it. */
export const buildClaim = (overrides: Overrides<Claim> = {}): Claim =>
  build('claim', examples.claim, overrides);
