/** The typed arrays of an index that are written to a snapshot. */
export type Numbers =
  | Int8Array
  | Uint8Array
  | Int16Array
  | Uint16Array
  | Int32Array
  | Uint32Array
  | Float64Array;

/**
 * Serialises or deserialises a structure: each method receives the present part and returns the part to use. One
 * `archive` method per class handles both directions, so that they cannot diverge.
 */
export interface Archive {
  number(present: number): number;
  array<Kind extends Numbers>(present: Kind): Kind;
  /** Any JSON value, so no NaN and no infinity. */
  value<Value>(present: Value): Value;
}

export interface Archived {
  archive(archive: Archive): void;
}

/** Missing items are created with `make` before they are restored. */
export function archiveList<Item extends Archived>(archive: Archive, items: Item[], make: () => Item): void {
  const count = archive.number(items.length);
  while (items.length < count) items.push(make());
  for (const item of items) item.archive(archive);
}

export function archiveArrays<Kind extends Numbers>(archive: Archive, arrays: Kind[], none: Kind): void {
  const count = archive.number(arrays.length);
  for (let place = 0; place < count; place++) arrays[place] = archive.array(arrays[place] ?? none);
}

/** Restores into the given map, in its order. */
export function archiveMap<Key, Value>(archive: Archive, map: Map<Key, Value>): void {
  for (const [key, value] of archive.value([...map])) map.set(key, value);
}
