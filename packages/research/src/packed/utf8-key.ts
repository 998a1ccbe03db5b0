/**
 * A text in UTF-8 behind its own length, so that keys that stand one after another are told apart, and shorter ones come
 * first where they are compared by their bytes. One is written over the other: nothing is made for a look-up.
 */
export class Utf8Key {
  bytes = new Uint8Array(512);
  /** Bytes that are the key's. */
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
    this.hash = hashOfKey(this.bytes, 0, this.length);
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

/** How many bytes a key takes that starts here. */
export function keyLength(bytes: Uint8Array, start: number): number {
  const length = bytes[start] ?? 0;
  if (length < longLength) return length + shortHeader;
  return new DataView(bytes.buffer, bytes.byteOffset).getUint32(start + shortHeader) + longHeader;
}

export function textOfKey(bytes: Uint8Array, start: number): string {
  return decoder.decode(bytes.subarray(start + headerOf(bytes, start), start + keyLength(bytes, start)));
}

/** The order of the texts of two keys, by their bytes. */
export function compareKeyTexts(a: Uint8Array, aStart: number, b: Uint8Array, bStart: number): number {
  const [aHeader, bHeader] = [headerOf(a, aStart), headerOf(b, bStart)];
  const [aLength, bLength] = [keyLength(a, aStart) - aHeader, keyLength(b, bStart) - bHeader];
  for (let place = 0; place < Math.min(aLength, bLength); place++) {
    const difference = (a[aStart + aHeader + place] ?? 0) - (b[bStart + bHeader + place] ?? 0);
    if (difference !== 0) return difference;
  }
  return aLength - bLength;
}

function headerOf(bytes: Uint8Array, start: number): number {
  return bytes[start] === longLength ? longHeader : shortHeader;
}

/** FNV-1a, mixed so that its low and high bits can be used apart. */
export function hashOfKey(bytes: Uint8Array, start: number, length: number): number {
  let hash = hashStart;
  for (let place = start; place < start + length; place++)
    hash = Math.imul(hash ^ (bytes[place] ?? 0), hashFactor);
  return mixed(hash);
}

function mixed(hash: number): number {
  const half = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  return (half ^ (half >>> 16)) >>> 0;
}

const shortHeader = 1;
const longHeader = 5;
/** In the first byte: the length follows in four more. */
const longLength = 255;
const lastAscii = 0x7f;
const hashStart = 0x811c9dc5;
const hashFactor = 0x01000193;
const encoder = new TextEncoder();
// A text may begin with the mark that decoders drop.
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
