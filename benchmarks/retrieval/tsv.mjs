/** Rows of a tab-separated table; a cell that begins with a quotation mark ends with one, doubled within. */
export function tsvRows(text) {
  const cell = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r?\n|$)/y;
  const rows = [[]];
  while (cell.lastIndex < text.length) {
    const found = cell.exec(text);
    // A mark that nothing closes is a character like any other.
    const [, quoted, plain, end] = found ?? /([^\t\r\n]*)()(\t|\r?\n|$)/y.exec(text.slice(cell.lastIndex));
    rows.at(-1).push(quoted?.replaceAll('""', '"') ?? plain);
    if (end !== '\t') rows.push([]);
  }
  return rows.filter((row) => row.length > 1);
}
