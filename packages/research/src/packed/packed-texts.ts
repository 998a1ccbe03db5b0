import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Archive, Archived } from './archive.js';
import { BytePages, offsetOf } from './byte-pages.js';
import { NumberColumn } from './number-column.js';

/**
 * Compresses similar well-formed texts without NUL, such as records in JSON. Texts that were added one after another
 * share a block, because a single one is too short to compress well.
 */
export class PackedTexts implements Archived {
  readonly #pages = new BytePages();
  /** By block. */
  readonly #addresses = new NumberColumn();
  readonly #lengths = new NumberColumn();
  /** The texts of the block that is not complete yet. */
  #open: string[] = [];
  /** Blocks read of late: one request reads its candidates several times. */
  readonly #unpacked = new Map<number, readonly string[]>();
  #unpackedCharacters = 0;

  archive(archive: Archive): void {
    for (const part of [this.#pages, this.#addresses, this.#lengths]) part.archive(archive);
    this.#open = archive.value(this.#open);
  }

  get count(): number {
    return this.#addresses.length * textsPerBlock + this.#open.length;
  }

  get bytes(): number {
    const open = 2 * this.#open.join('').length;
    return this.#pages.bytes + this.#addresses.bytes + this.#lengths.bytes + open;
  }

  /** Adds a text and returns its number. */
  add(text: string): number {
    const number = this.count;
    this.#open.push(text);
    if (this.#open.length === textsPerBlock) {
      const packed = deflateRawSync(this.#open.join(separator), { level: 1 });
      this.#addresses.push(this.#pages.append(packed, packed.length));
      this.#lengths.push(packed.length);
      this.#open = [];
    }
    return number;
  }

  read(number: number): string {
    return this.#textsOf(Math.floor(number / textsPerBlock))[number % textsPerBlock] ?? '';
  }

  #textsOf(block: number): readonly string[] {
    if (block === this.#addresses.length) return this.#open;
    const known = this.#unpacked.get(block);
    if (known !== undefined) return known;
    const address = this.#addresses.get(block);
    const start = offsetOf(address);
    const packed = this.#pages.pageOf(address).subarray(start, start + this.#lengths.get(block));
    const joined = inflateRawSync(packed).toString();
    const texts = joined.split(separator);
    if (joined.length > mostUnpackedCharacters) return texts;
    if (this.#unpackedCharacters + joined.length > mostUnpackedCharacters) {
      this.#unpacked.clear();
      this.#unpackedCharacters = 0;
    }
    this.#unpacked.set(block, texts);
    this.#unpackedCharacters += joined.length;
    return texts;
  }
}

/** With twice as many the size falls by a fifth, and a read takes twice as long. */
const textsPerBlock = 8;
/** About 256 blocks of ordinary records. */
const mostUnpackedCharacters = 3_000_000;
const separator = '\0';
