/** Enough to begin with. */
export const NAMED = 10;

/** The first of them, and how many more there are. */
export function someOf(names: readonly string[], count: number): string {
  const named = names.slice(0, NAMED);
  const more = count - named.length;
  return `${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
