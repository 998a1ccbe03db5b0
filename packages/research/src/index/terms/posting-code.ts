// A posting is encoded as a varint of twice the gap to the previous document, plus 1 if a byte with the term frequency
// follows because it is above 1. Most postings of frequent terms take one byte.

/** Higher term frequencies are stored as this. */
export const MOST_OCCURRENCES = 255;
/** Maximum size of a posting. */
export const POSTING_BYTES = 6;

/** Writes a posting at `at` and returns its end. `step` is at least 1. */
export function writePosting(bytes: Uint8Array, at: number, step: number, occurrences: number): number {
  let end = at;
  let rest = step * 2 + (occurrences > 1 ? 1 : 0);
  for (; rest > lastOfByte; rest >>>= 7) bytes[end++] = (rest & lastOfByte) | goesOn;
  bytes[end++] = rest;
  if (occurrences > 1) bytes[end++] = Math.min(occurrences, MOST_OCCURRENCES);
  return end;
}

/** Decoded postings: document numbers, ascending, and term frequencies. */
export class PostingBlock {
  readonly documents = new Uint32Array(MOST_IN_BLOCK);
  readonly occurrences = new Uint8Array(MOST_IN_BLOCK);
  count = 0;

  /** Decodes the bytes from `start` to `end`; `before` is the document that the first gap counts from. */
  read(bytes: Uint8Array, start: number, end: number, before: number): void {
    const { documents, occurrences } = this;
    let count = 0;
    let document = before;
    for (let at = start; at < end; ) {
      let byte = bytes[at++] ?? 0;
      let number = byte & lastOfByte;
      for (let shift = 7; byte > lastOfByte; shift += 7) {
        byte = bytes[at++] ?? 0;
        number |= (byte & lastOfByte) << shift;
      }
      document += number >>> 1;
      documents[count] = document;
      occurrences[count++] = (number & 1) === 0 ? 1 : (bytes[at++] ?? 0);
    }
    this.count = count;
  }
}

/** A block is decoded as a whole. */
const MOST_IN_BLOCK = 256;
const lastOfByte = 0x7f;
const goesOn = 0x80;
