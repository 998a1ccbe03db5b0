// A posting is the step from the document before, doubled, in seven bits a byte, lowest first; a number that is odd is
// followed by a byte with the occurrences, where they are more than one. Most postings of frequent terms take one byte.

/** Occurrences past it count as so many. */
export const MOST_OCCURRENCES = 255;
/** What a posting takes at most. */
export const POSTING_BYTES = 6;

/** Writes a posting at `at` and returns where it ends. `step` is at least 1. */
export function writePosting(bytes: Uint8Array, at: number, step: number, occurrences: number): number {
  let end = at;
  let rest = step * 2 + (occurrences > 1 ? 1 : 0);
  for (; rest > lastOfByte; rest >>>= 7) bytes[end++] = (rest & lastOfByte) | goesOn;
  bytes[end++] = rest;
  if (occurrences > 1) bytes[end++] = Math.min(occurrences, MOST_OCCURRENCES);
  return end;
}

/** Postings that were read: documents, ascending, and how often they hold the term. */
export class PostingBlock {
  readonly documents = new Uint32Array(MOST_IN_BLOCK);
  readonly occurrences = new Uint8Array(MOST_IN_BLOCK);
  count = 0;

  /** Reads what was written from `start` to `end`; `before` is the document that the first step counts from. */
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

/** A block is read as a whole. */
const MOST_IN_BLOCK = 256;
const lastOfByte = 0x7f;
const goesOn = 0x80;
