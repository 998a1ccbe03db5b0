/**
 * A UTF-8 string with a length prefix, so that keys can be stored one after another and sort by length first. The
 * buffer is reused, so that a look-up allocates nothing.
 */
export class Utf8Key {
  bytes = new Uint8Array(512);
  /** Number of bytes in use. */
  length = 0;
  hash = 0;

  write(text: string): this {
    const shortest = text.length + 1;
    if (shortest > this.bytes.length) this.bytes = new Uint8Array(2 * shortest);
    if (text.length < longLength && this.#writeAscii(text)) return this;
    const encoded = encoder.encode(text);
    const isLong = encoded.length >= longLength;
    this.length = encoded.length + (isLong ? longHeader : shortHeader);
    if (this.length > this.bytes.length) this.bytes = new Uint8Array(2 * this.length);
    this.bytes[0] = Math.min(encoded.length, longLength);
    if (isLong) new DataView(this.bytes.buffer).setUint32(shortHeader, encoded.length);
    this.bytes.set(encoded, this.length - encoded.length);
    this.hash = hashOfKey(this.bytes, this.length);
    return this;
  }

  #writeAscii(text: string): boolean {
    const { bytes } = this;
    let hash = Math.imul(hashStart ^ text.length, hashFactor);
    bytes[0] = text.length;
    for (let place = 0; place < text.length; place++) {
      const code = text.charCodeAt(place);
      if (code > lastAscii) return false;
      bytes[place + shortHeader] = code;
      hash = Math.imul(hash ^ code, hashFactor);
    }
    this.length = text.length + shortHeader;
    this.hash = mixed(hash);
    return true;
  }
}

/** Size in bytes of the key at `start`. */
export function keyLength(bytes: Uint8Array, start: number): number {
  const length = bytes[start] ?? 0;
  if (length < longLength) return length + shortHeader;
  return new DataView(bytes.buffer, bytes.byteOffset).getUint32(start + shortHeader) + longHeader;
}

export function textOfKey(key: Uint8Array): string {
  return decoder.decode(textBytes(key));
}

/** The bytes of a key without its length. */
export function textBytes(key: Uint8Array): Uint8Array {
  return key.subarray(key[0] === longLength ? longHeader : shortHeader);
}

/** FNV-1a with a final mix, so that low and high bits can be used independently. */
export function hashOfKey(bytes: Uint8Array, length: number): number {
  let hash = hashStart;
  for (let place = 0; place < length; place++) hash = Math.imul(hash ^ (bytes[place] ?? 0), hashFactor);
  return mixed(hash);
}

function mixed(hash: number): number {
  const half = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  return (half ^ (half >>> 16)) >>> 0;
}

const shortHeader = 1;
const longHeader = 5;
/** As the first byte: the length follows in four more bytes. */
const longLength = 255;
const lastAscii = 0x7f;
const hashStart = 0x811c9dc5;
const hashFactor = 0x01000193;
const encoder = new TextEncoder();
// The decoder must not strip a byte order mark.
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
