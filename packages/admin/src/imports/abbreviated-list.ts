/** Maximum of names in a message. */
export const LIST_LIMIT = 10;

/** Lists the first names and the number of the others. */
export function abbreviatedList(names: readonly string[], count: number): string {
  const named = names.slice(0, LIST_LIMIT);
  const more = count - named.length;
  return `${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
