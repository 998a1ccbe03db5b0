import { Buffer } from 'node:buffer';

/** Returns the length of a text in UTF-8 bytes. A lone surrogate counts 3, like the U+FFFD that replaces it. */
export function utf8Length(text: string): number {
  return Buffer.byteLength(text);
}

/**
 * Returns the UTF-8 byte offset of a UTF-16 index from 0 to `text.length`.
 * @throws RangeError when the index is not an integer, out of range or inside a surrogate pair.
 */
export function utf8Offset(text: string, utf16Index: number): number {
  if (!Number.isInteger(utf16Index) || utf16Index < 0 || utf16Index > text.length)
    throw new RangeError(`utf16Index must be an integer from 0 to ${text.length}, not ${utf16Index}`);
  if (splitsPair(text, utf16Index))
    throw new RangeError(`utf16Index must not stand inside a surrogate pair: ${utf16Index}`);
  return Buffer.byteLength(text.slice(0, utf16Index));
}

function splitsPair(text: string, index: number): boolean {
  return (text.codePointAt(index - 1) ?? 0) > 0xffff;
}
