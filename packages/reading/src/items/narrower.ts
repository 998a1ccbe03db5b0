import { hasTag, type Item, textOf } from './item.js';

/**
 * Whether a word names but a part of what it is counted with, which the records do not tell apart: "gun battles" of
 * battles, "shot dead" of the killed, and "airstrikes" of explosions and remote violence. "Infighting" does not where those
 * who fought are named.
 */
export function isNarrower(item: Item, actors: number): boolean {
  if (actors > 1 && infighting.test(textOf(item))) return false;
  if (hasTag(item, 'narrower')) return true;
  return hasTag(item, 'explosion_remote_violence') && !ofAll.test(textOf(item));
}

const infighting = /^(?:infighting|اقتتال داخلي)$/u;

const ofAll = /explosion|взрыв|вибух|انفجار|remote violence|remota|a distanc/u;
