/**
 * Whether a text holds a control character (Unicode category Cc: C0, DEL, C1) or half of a surrogate pair, neither of
 * which PostgreSQL or UTF-8 can carry faithfully. Tabs and line breaks count: where they are welcome, ask of the
 * result of `normalizeText`.
 */
export function hasControlCharacters(text: string): boolean {
  return /[\p{Cc}\p{Cs}]/u.test(text);
}
