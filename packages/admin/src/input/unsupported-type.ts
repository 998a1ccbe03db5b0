import { readFileSync } from 'node:fs';
import { fileTypeFromBuffer } from 'file-type';
import { InputUnreadable } from '../errors.js';

/** By the extension that `file-type` returns. */
const kinds = new Map(
  readFileSync(new URL('../../data/file-kinds.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [extension = '', kind = '', advice = ''] = line.split('\t');
      return [extension, { kind, advice }] as const;
    }),
);

/** Throws an `InputUnreadable` that names the file type when no format can read the input. */
export async function refuseUnsupportedType(head: Buffer): Promise<void> {
  const start = head.subarray(0, MARKUP_BYTES).toString('latin1').trimStart().toLowerCase();
  if (/^(?:\ufeff|ï»¿)?<(?:!doctype html|html|head|body)/.test(start)) {
    throw new InputUnreadable(
      'The input is a web page, perhaps one that asks to log in. Download the file itself and import that.',
    );
  }
  // Text is not checked, because a header can begin with the magic bytes of some file type.
  if (isText(head)) return;
  const found = await fileTypeFromBuffer(head);
  if (found) throw unsupportedType(found.ext);
  if (head.subarray(0, R_DATA.length).equals(R_DATA)) {
    throw new InputUnreadable('The input is an R data file. Write it with write.csv and import that.');
  }
}

/** Returns the error for a file with this extension. */
export function unsupportedType(extension: string): InputUnreadable {
  const known = kinds.get(extension);
  return new InputUnreadable(
    known
      ? `The input is ${known.kind}. ${known.advice}.`
      : `The input is a .${extension} file, which no format reads. Import a text file.`,
  );
}

const MARKUP_BYTES = 256;

/** Beginning of decompressed `.rds` and `.RData` files. */
const R_DATA = Buffer.from('RDX');

const isText = (head: Buffer): boolean => !head.includes(0) && !head.toString('latin1').startsWith('%PDF');
