/** Of what an index is made of, all that its loops run over. */
export type Numbers =
  | Int8Array
  | Uint8Array
  | Int16Array
  | Uint16Array
  | Int32Array
  | Uint32Array
  | Float64Array;

/**
 * Takes the parts of something down, or puts them back: it is shown each part in turn and gives back the one to go on with,
 * the same where it is taken down. One method of a class does both, so that they cannot differ.
 */
export interface Archive {
  number(present: number): number;
  array<Kind extends Numbers>(present: Kind): Kind;
  /** What JSON holds as it is: no NaN, nothing infinite. */
  value<Value>(present: Value): Value;
}

export interface Archived {
  archive(archive: Archive): void;
}

/** As many as there are, each made empty by `make` before it is put back. */
export function archiveList<Item extends Archived>(archive: Archive, items: Item[], make: () => Item): void {
  const count = archive.number(items.length);
  while (items.length < count) items.push(make());
  for (const item of items) item.archive(archive);
}

export function archiveArrays<Kind extends Numbers>(archive: Archive, arrays: Kind[], none: Kind): void {
  const count = archive.number(arrays.length);
  for (let place = 0; place < count; place++) arrays[place] = archive.array(arrays[place] ?? none);
}

/** Into the map that is there, in its order. */
export function archiveMap<Key, Value>(archive: Archive, map: Map<Key, Value>): void {
  for (const [key, value] of archive.value([...map])) map.set(key, value);
}
