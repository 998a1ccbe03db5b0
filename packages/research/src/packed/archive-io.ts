import { Buffer } from 'node:buffer';
import type { Archive, Numbers } from './archive.js';

const kinds = [
  Int8Array,
  Uint8Array,
  Int16Array,
  Uint16Array,
  Int32Array,
  Uint32Array,
  Float64Array,
] as const;

/** Alignment of arrays in bytes: that of the largest element type. */
const alignment = 8;

/** Sizes of the sections of a body, in order. */
export interface BodyShape {
  readonly numbers: number;
  readonly arrays: number;
  /** Size of the JSON values in bytes. */
  readonly values: number;
}

/** Serialises a structure into pieces of a file, which are valid until the structure changes. */
export class ArchiveWriter implements Archive {
  readonly #numbers: number[] = [];
  readonly #values: unknown[] = [];
  readonly #arrays: Numbers[] = [];

  number(present: number): number {
    this.#numbers.push(present);
    return present;
  }

  array<Kind extends Numbers>(present: Kind): Kind {
    this.#arrays.push(present);
    return present;
  }

  value<Value>(present: Value): Value {
    this.#values.push(present);
    return present;
  }

  /** Returns the pieces of the body; each starts at a multiple of eight bytes. */
  body(): { shape: BodyShape; pieces: readonly Numbers[] } {
    const values = Buffer.from(JSON.stringify(this.#values));
    const table = new Uint32Array(2 * this.#arrays.length);
    for (const [place, array] of this.#arrays.entries()) {
      table[2 * place] = kinds.findIndex((kind) => array instanceof kind);
      table[2 * place + 1] = array.length;
    }
    const numbers = Float64Array.from(this.#numbers);
    return {
      shape: { numbers: numbers.length, arrays: this.#arrays.length, values: values.length },
      pieces: [numbers, table, values, ...this.#arrays],
    };
  }
}

/** Restores a structure from a body. Its arrays are views of the body, which they keep in memory. */
export class ArchiveReader implements Archive {
  readonly #body: ArrayBuffer;
  readonly #numbers: Float64Array;
  readonly #table: Uint32Array;
  readonly #values: readonly unknown[];
  #at = 0;
  #number = 0;
  #array = 0;
  #value = 0;

  constructor(body: ArrayBuffer, shape: BodyShape) {
    this.#body = body;
    this.#numbers = this.#view(Float64Array, shape.numbers);
    this.#table = this.#view(Uint32Array, 2 * shape.arrays);
    this.#values = JSON.parse(Buffer.from(this.#view(Uint8Array, shape.values)).toString());
  }

  number(): number {
    return this.#numbers[this.#number++] ?? 0;
  }

  array<Kind extends Numbers>(): Kind {
    const place = 2 * this.#array++;
    const kind = kinds[this.#table[place] ?? -1];
    if (kind === undefined) throw new RangeError('The snapshot has fewer arrays than are asked for');
    // The types match, because the header names the code that wrote it.
    return this.#view<Numbers>(kind, this.#table[place + 1] ?? 0) as Kind;
  }

  value<Value>(): Value {
    return this.#values[this.#value++] as Value;
  }

  #view<Kind extends Numbers>(
    kind: { new (buffer: ArrayBuffer, at: number, length: number): Kind; BYTES_PER_ELEMENT: number },
    length: number,
  ): Kind {
    const view = new kind(this.#body, this.#at, length);
    this.#at = padded(this.#at + length * kind.BYTES_PER_ELEMENT);
    return view;
  }
}

export function padded(length: number): number {
  return Math.ceil(length / alignment) * alignment;
}
