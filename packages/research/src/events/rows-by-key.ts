/** Adds a row to those of a group. */
export function addRow(groups: Map<string, number[]>, key: string, row: number): void {
  const rows = groups.get(key);
  if (rows === undefined) groups.set(key, [row]);
  else rows.push(row);
}
