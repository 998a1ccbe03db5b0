import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { InputUnreadable } from '../errors.js';
import { unsupportedType } from './unsupported-type.js';

const MAGIC = Buffer.from('PK\u0003\u0004', 'latin1');

/** The directory of a ZIP is at its end, so the whole compressed file is held in memory. */
const ZIP_MAXIMUM_BYTES = 256 * 1024 * 1024;

const NAMES_SHOWN = 5;

export const isZip = (head: Buffer): boolean => head.subarray(0, MAGIC.length).equals(MAGIC);

/**
 * Unpacks the one data file of a ZIP. Rejects with `InputUnreadable` for another archive, or for none or several data
 * files.
 */
export async function* unzip(
  chunks: AsyncIterable<Buffer>,
  note: (message: string) => void,
): AsyncGenerator<Buffer, void, undefined> {
  const bytes = await collect(chunks);
  try {
    const zip = await fromBufferPromise(bytes);
    const entry = await onlyDataFile(zip);
    note(`The input is a ZIP. ${entry.fileName} in it is read.`);
    for await (const chunk of await zip.openReadStreamPromise(entry)) yield chunk;
  } catch (cause) {
    if (cause instanceof InputUnreadable) throw cause;
    throw new InputUnreadable('The ZIP is cut off or broken. Get the whole file and run the import again.', {
      cause,
    });
  }
}

async function collect(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of chunks) {
    parts.push(part);
    length += part.length;
    if (length > ZIP_MAXIMUM_BYTES) {
      throw new InputUnreadable(
        `The ZIP is longer than ${ZIP_MAXIMUM_BYTES} bytes. Unpack it and import the file in it.`,
      );
    }
  }
  return Buffer.concat(parts);
}

async function onlyDataFile(zip: ZipFile): Promise<Entry> {
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) entries.push(entry);
  const names = entries.map(({ fileName }) => fileName);
  const office = OFFICE.find(({ part }) => names.includes(part));
  if (office) throw unsupportedType(office.extension);
  const data = entries.filter(({ fileName }) => DATA.test(fileName) && !LEFT_BY_SYSTEM.test(fileName));
  const [only, ...others] = data;
  if (!only) throw new InputUnreadable(`The ZIP holds no CSV or JSON file${listed(names)}.`);
  if (others.length > 0) {
    throw new InputUnreadable(
      `The ZIP holds several data files${listed(data.map(({ fileName }) => fileName))}. Unpack it and import each of them.`,
    );
  }
  if (only.isEncrypted())
    throw new InputUnreadable('The ZIP is encrypted. Unpack it and import the file in it.');
  return only;
}

const DATA = /\.(?:csv|tsv|tab|txt|json|jsonl|ndjson|jsonld)(?:\.gz)?$/i;

/** macOS adds a metadata file for every file, and downloads often contain a readme. */
const LEFT_BY_SYSTEM = /(?:^|\/)(?:__MACOSX\/|\.)|(?:readme|license|codebook)[^/]*\.txt$/i;

/** Parts that identify the ZIPs of office programs. */
const OFFICE = [
  { part: 'xl/workbook.xml', extension: 'xlsx' },
  { part: 'xl/workbook.bin', extension: 'xlsx' },
  { part: 'word/document.xml', extension: 'docx' },
  { part: 'content.xml', extension: 'ods' },
] as const;

function listed(names: readonly string[]): string {
  if (names.length === 0) return '';
  const more = names.length - NAMES_SHOWN;
  return `: ${names.slice(0, NAMES_SHOWN).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
