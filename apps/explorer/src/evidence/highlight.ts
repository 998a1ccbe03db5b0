import type { Evidence } from '@partner-api/client';

/** Returns the excerpt before, in and after the quotation; null if the offsets do not fit it. */
export function splitAtQuote({
  excerpt,
  byte_start,
  byte_end,
}: Pick<Evidence, 'excerpt' | 'byte_start' | 'byte_end'>): readonly [string, string, string] | null {
  const bytes = new TextEncoder().encode(excerpt.text);
  if (byte_start < 0 || byte_start >= byte_end || byte_end > bytes.length) return null;
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  try {
    return [
      decoder.decode(bytes.subarray(0, byte_start)),
      decoder.decode(bytes.subarray(byte_start, byte_end)),
      decoder.decode(bytes.subarray(byte_end)),
    ];
  } catch {
    return null;
  }
}
