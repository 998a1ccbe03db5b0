/** Maximum of names in a message. */
export const NAMED = 10;

/** Lists the first names and the number of the others. */
export function someOf(names: readonly string[], count: number): string {
  const named = names.slice(0, NAMED);
  const more = count - named.length;
  return `${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
