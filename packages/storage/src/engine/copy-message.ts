/** Bytes of the type and the length of a message. */
const HEAD_BYTES = 5;

/** UTF-8 takes at most 3 bytes for a UTF-16 code unit. */
const UNIT_BYTES = 3;

const NOTHING = Buffer.alloc(0);

const EPOCH_2000_MILLISECONDS = Date.UTC(2000, 0, 1);
const WORD = 2 ** 32;
/** The high half of the lowest 64-bit integer, which encodes `-infinity`. */
const MINUS_INFINITY_HIGH = -(2 ** 31);

/** A full message and the row that exceeds its limit fit into one buffer. */
const MEMORY_BYTES = 80 * 1024;

/** Buffers of sent messages for reuse; allocating costs several times as much as filling. */
const memories: Buffer[] = [];
const MEMORIES_KEPT = 96;

/** A `CopyData` message of PostgreSQL's protocol, in network byte order, in a buffer that grows. */
export class CopyMessage {
  #bytes = memories.pop() ?? Buffer.allocUnsafeSlow(MEMORY_BYTES);
  #at = HEAD_BYTES;

  get length(): number {
    return this.#at;
  }

  finished(): Buffer {
    this.#bytes.write('d', 0, 'latin1');
    this.#bytes.writeInt32BE(this.#at - 1, 1);
    return this.#bytes.subarray(0, this.#at);
  }

  /** Returns the buffer to the pool; call it once the bytes are sent. */
  readonly sent = (): void => {
    if (this.#bytes.length === MEMORY_BYTES && memories.length < MEMORIES_KEPT) memories.push(this.#bytes);
    this.#bytes = NOTHING;
  };

  bytes(bytes: Uint8Array): void {
    this.#need(bytes.length);
    this.#bytes.set(bytes, this.#at);
    this.#at += bytes.length;
  }

  byte(value: number): void {
    this.#need(1);
    this.#at = this.#bytes.writeInt8(value, this.#at);
  }

  /** Writes the number of columns of a row. */
  count(value: number): void {
    this.#need(2);
    this.#at = this.#bytes.writeInt16BE(value, this.#at);
  }

  integer(value: number): void {
    requireInteger(value);
    this.#need(4);
    this.#at = this.#bytes.writeInt32BE(value, this.#at);
  }

  bigint(value: number): void {
    requireInteger(value);
    this.#words(Math.floor(value / WORD), value);
  }

  /** Writes the length of the value that follows. */
  sized(bytes: number): this {
    this.integer(bytes);
    return this;
  }

  text(value: string): void {
    this.#need(4 + UNIT_BYTES * value.length);
    const written = this.#bytes.write(value, this.#at + 4);
    this.#at = this.#bytes.writeInt32BE(written, this.#at) + written;
  }

  instant(value: string): void {
    this.sized(8);
    if (value === '-infinity') this.#words(MINUS_INFINITY_HIGH, 0);
    else this.#microseconds(millisecondsSince2000(value));
  }

  /** Writes a value after its length, which is known only afterwards. */
  measured(write: () => void): void {
    const start = this.#at;
    this.integer(0);
    write();
    this.#bytes.writeInt32BE(this.#at - start - 4, start);
  }

  /** Computes the high and low word apart, because from 2285 on the microseconds exceed a safe integer. */
  #microseconds(milliseconds: number): void {
    const high = Math.floor(milliseconds / WORD);
    const low = (milliseconds - high * WORD) * 1_000;
    this.#words(high * 1_000 + Math.floor(low / WORD), low % WORD);
  }

  #words(high: number, low: number): void {
    this.#need(8);
    this.#at = this.#bytes.writeInt32BE(high, this.#at);
    this.#at = this.#bytes.writeUInt32BE(low >>> 0, this.#at);
  }

  #need(bytes: number): void {
    const needed = this.#at + bytes;
    if (needed <= this.#bytes.length) return;
    const larger = Buffer.allocUnsafeSlow(2 * needed);
    larger.set(this.#bytes.subarray(0, this.#at));
    this.#bytes = larger;
  }
}

function requireInteger(value: number): void {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is not an integer`);
}

/** ISO 8601 to the millisecond with an offset, the form that `Date.parse` reads without loss. */
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?(?:Z|[+-]\d\d:\d\d)$/;

function millisecondsSince2000(time: string): number {
  const milliseconds = TIME.test(time) ? Date.parse(time) : Number.NaN;
  if (Number.isNaN(milliseconds)) throw new RangeError(`${time} is not a time to the millisecond`);
  return milliseconds - EPOCH_2000_MILLISECONDS;
}
