import { commonLength, hashAt, hashBits, minMatch, VOCABULARY_BYTES, type Vocabulary } from './vocabulary.js';

// A variant of LZ4 (Yann Collet's "LZ4 Block Format Description"). A sequence is a token, literals and a match, which
// refers to the vocabulary or to earlier bytes of the same text. The token has both lengths, with 15 for a length that
// continues in further bytes; the match offset takes two bytes. Offsets below VOCABULARY_BYTES refer to the vocabulary,
// others to the text. The last literals have no match.

/** Compresses texts with a vocabulary. */
export class TextPacker {
  /** Output of the last `pack`, `length` bytes; valid until the next one. */
  bytes = new Uint8Array(1024);
  length = 0;
  /** By hash of four bytes: their latest position, counted across texts so that the table need not be cleared. */
  readonly #places = new Float64Array(1 << hashBits);
  #base = 1;

  pack(text: Uint8Array, length: number, vocabulary: Vocabulary): void {
    const longest = length + Math.ceil(length / 255) + 16;
    if (this.bytes.length < longest) this.bytes = new Uint8Array(2 * longest);
    this.length = 0;
    const learned = vocabulary.bytes;
    const learnedLength = vocabulary.length;
    let literals = 0;
    for (let place = 0; place + minMatch <= length; ) {
      const hash = hashAt(text, place);
      const own = this.#earlier(hash, place);
      const ownLength = own < 0 ? 0 : commonLength(text, own, length, text, place, length);
      const far = vocabulary.find(text, place, length, hash);
      const farLength = far < 0 ? 0 : commonLength(learned, far, learnedLength, text, place, length);
      const match = Math.max(ownLength, farLength);
      if (match < minMatch) place++;
      else {
        this.#writeLiterals(text, literals, place, match - minMatch);
        this.#writeMatch(farLength >= ownLength ? far : own + VOCABULARY_BYTES, match - minMatch);
        place += match;
        literals = place;
      }
    }
    this.#writeLiterals(text, literals, length, 0);
    this.#base += length;
  }

  /** Latest position of the same four bytes in the text, within reach of a match; -1 if none. */
  #earlier(hash: number, place: number): number {
    const own = (this.#places[hash] ?? 0) - this.#base;
    this.#places[hash] = this.#base + place;
    return own < VOCABULARY_BYTES ? Math.max(own, -1) : -1;
  }

  #writeLiterals(text: Uint8Array, from: number, to: number, match: number): void {
    const count = to - from;
    this.bytes[this.length++] = (Math.min(count, restFollows) << 4) | Math.min(match, restFollows);
    this.#writeRest(count);
    for (let place = from; place < to; place++) this.bytes[this.length++] = text[place] ?? 0;
  }

  #writeMatch(place: number, match: number): void {
    this.bytes[this.length++] = place;
    this.bytes[this.length++] = place >>> 8;
    this.#writeRest(match);
  }

  #writeRest(count: number): void {
    if (count < restFollows) return;
    let rest = count - restFollows;
    for (; rest >= 255; rest -= 255) this.bytes[this.length++] = 255;
    this.bytes[this.length++] = rest;
  }
}

/** Decompresses `length` bytes from `start`. */
export function unpackText(
  packed: Uint8Array,
  start: number,
  vocabulary: Uint8Array,
  text: Uint8Array,
  length: number,
): void {
  let at = start;
  let written = 0;
  const restOf = (count: number) => {
    let total = count;
    for (let more = count === restFollows ? 255 : 0; more === 255; total += more) more = packed[at++] ?? 0;
    return total;
  };
  for (;;) {
    const lengths = packed[at++] ?? 0;
    const literals = restOf(lengths >>> 4);
    for (let end = at + literals; at < end; ) text[written++] = packed[at++] ?? 0;
    if (written >= length) return;
    const place = (packed[at] ?? 0) | ((packed[at + 1] ?? 0) << 8);
    at += 2;
    const match = restOf(lengths & restFollows) + minMatch;
    const isLearned = place < VOCABULARY_BYTES;
    const source = isLearned ? vocabulary : text;
    // Bytewise, because a match may overlap its own output.
    for (let from = isLearned ? place : place - VOCABULARY_BYTES, end = written + match; written < end; )
      text[written++] = source[from++] ?? 0;
  }
}

const restFollows = 15;
