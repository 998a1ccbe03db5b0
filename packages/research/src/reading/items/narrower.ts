import { hasTag, type Item, textOf } from './item.js';

/**
 * Whether a word names but a part of what it is counted with, which the records do not tell apart: "gun battles" of
 * battles, "shot dead" of the killed, and "airstrikes" of explosions and remote violence.
 */
export function isNarrower(item: Item): boolean {
  if (hasTag(item, 'narrower')) return true;
  return hasTag(item, 'explosion_remote_violence') && !ofAll.test(textOf(item));
}

const ofAll = /explosion|взрыв|вибух|انفجار|remote violence|remota|a distanc/u;
