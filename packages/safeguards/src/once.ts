/** Makes a table at the first call and returns the same one at later calls. */
export function once<Table extends object>(make: () => Table): () => Table {
  let made: Table | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
