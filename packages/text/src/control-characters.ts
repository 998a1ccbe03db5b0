/**
 * Whether a text has a control character (Unicode category Cc) or a lone surrogate, which PostgreSQL or UTF-8 cannot store
 * unchanged. Tabs and line breaks count too; to allow them, check the result of `normalizeText`.
 */
export function hasControlCharacters(text: string): boolean {
  return /[\p{Cc}\p{Cs}]/u.test(text);
}
