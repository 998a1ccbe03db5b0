import { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { type FileHandle, mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { Archived, Numbers } from '../packed/archive.js';
import { ArchiveReader, ArchiveWriter, type BodyShape, padded } from '../packed/archive-io.js';
import type { Moment } from '../records/corpus.js';

export interface SnapshotMetadata {
  /** Corpus revision that the snapshot reflects completely. */
  readonly revision: number;
  /** Store states that it was read from. */
  readonly moments: readonly Moment[];
}

interface Header extends SnapshotMetadata {
  /** Fingerprint of the code that wrote it; other code may index the same records differently. */
  readonly code: string;
  readonly shape: BodyShape;
  readonly bodyLength: number;
}

/** A snapshot that must not be used; the message explains why. */
export class SnapshotRefused extends Error {}

/**
 * Writes a snapshot with owner-only permissions, because it contains texts of records: magic number, header length,
 * header, body, and SHA-256 of all before. The file is renamed into place when it is complete.
 */
export async function writeSnapshot(
  file: string,
  metadata: SnapshotMetadata,
  code: string,
  content: Archived,
): Promise<void> {
  const archive = new ArchiveWriter();
  content.archive(archive);
  const { shape, pieces } = archive.body();
  const bodyLength = pieces.reduce((sum, { byteLength }) => sum + padded(byteLength), 0);
  const header: Header = { ...metadata, code, shape, bodyLength };
  await makeFolder(path.dirname(file));
  const unfinished = `${file}.new`;
  const handle = await openExclusively(unfinished);
  try {
    await writeFile(handle, chunksOf([headerBytes(header), ...pieces]));
    await handle.sync();
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
}

/** Allows one writer at a time, because servers share a folder, and removes what a killed writer left long ago. */
async function openExclusively(unfinished: string): Promise<FileHandle> {
  const written = await stat(unfinished).catch(() => null);
  if (written !== null && Date.now() - written.mtimeMs > abandonedAfterMilliseconds)
    await rm(unfinished, { force: true });
  try {
    return await open(unfinished, 'wx', ownerOnly);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    throw new SnapshotRefused('another server is writing it');
  }
}

/** Not recursive, because Node's recursive mkdir never returns for some paths, such as in `/proc`. */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { mode: 0o700 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
}

/** Reads the header of a snapshot; null if there is no file. @throws SnapshotRefused */
export async function readMetadata(file: string, code: string): Promise<SnapshotMetadata | null> {
  const handle = await openSnapshot(file);
  if (handle === null) return null;
  try {
    return (await readHeader(handle, code)).header;
  } finally {
    await handle.close();
  }
}

/** Restores a snapshot into an empty `content`; null if there is no file. @throws SnapshotRefused */
export async function readSnapshot(
  file: string,
  code: string,
  content: Archived,
): Promise<SnapshotMetadata | null> {
  const handle = await openSnapshot(file);
  if (handle === null) return null;
  try {
    const { header, head } = await readHeader(handle, code);
    const { size } = await handle.stat();
    if (size !== head.length + header.bodyLength + digestLength)
      throw new SnapshotRefused('it is shorter or longer than it says');
    const body = new ArrayBuffer(header.bodyLength);
    const hash = createHash('sha256').update(head);
    for (let from = 0; from < body.byteLength; from += chunkLength) {
      const chunk = Buffer.from(body, from, Math.min(chunkLength, body.byteLength - from));
      await readFully(handle, chunk, head.length + from);
      hash.update(chunk);
      await setImmediate();
    }
    const digest = Buffer.alloc(digestLength);
    await readFully(handle, digest, head.length + body.byteLength);
    if (!hash.digest().equals(digest)) throw new SnapshotRefused('its bytes are not those that were written');
    content.archive(new ArchiveReader(body, header.shape));
    return header;
  } finally {
    await handle.close();
  }
}

/** In bytes; small enough not to block the event loop. */
const chunkLength = 1 << 22;
const digestLength = 32;
const abandonedAfterMilliseconds = 600_000;
const ownerOnly = 0o600;
const others = 0o077;
const magic = Buffer.from('PAINDEX\n');
const maxHeaderLength = 1 << 24;

async function openSnapshot(file: string): Promise<FileHandle | null> {
  let handle: FileHandle;
  try {
    handle = await open(file, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
  const { uid, mode } = await handle.stat();
  // Windows has neither user ids nor mode bits.
  if (process.getuid === undefined || (uid === process.getuid() && (mode & others) === 0)) return handle;
  await handle.close();
  throw new SnapshotRefused('somebody else may have written or read it');
}

/** Magic number, header length and JSON header, padded to the start of the body. */
function headerBytes(header: Header): Uint8Array {
  const json = Buffer.from(JSON.stringify(header));
  const head = Buffer.alloc(padded(magic.length + 8 + json.length), ' ');
  magic.copy(head);
  head.writeDoubleLE(json.length, magic.length);
  json.copy(head, magic.length + 8);
  return head;
}

async function readHeader(handle: FileHandle, code: string): Promise<{ header: Header; head: Buffer }> {
  const start = Buffer.alloc(magic.length + 8);
  await readFully(handle, start, 0);
  const length = start.readDoubleLE(magic.length);
  if (!start.subarray(0, magic.length).equals(magic) || !(length > 0 && length <= maxHeaderLength))
    throw new SnapshotRefused('it is no snapshot of an index');
  const head = Buffer.alloc(padded(start.length + length));
  await readFully(handle, head, 0);
  let header: Header;
  try {
    header = JSON.parse(head.toString('utf8', start.length, start.length + length));
  } catch {
    throw new SnapshotRefused('its header cannot be read');
  }
  if (header.code !== code) throw new SnapshotRefused('another release wrote it');
  return { header, head };
}

async function readFully(handle: FileHandle, into: Buffer, position: number): Promise<void> {
  for (let at = 0; at < into.length; ) {
    const { bytesRead } = await handle.read(into, at, into.length - at, position + at);
    if (bytesRead === 0) throw new SnapshotRefused('it ends too soon');
    at += bytesRead;
  }
}

/** The pieces padded and joined to chunks, and the SHA-256 of all of them. A chunk is valid until the next one. */
function* chunksOf(pieces: Iterable<Numbers>): Generator<Uint8Array, void, undefined> {
  const hash = createHash('sha256');
  const chunk = new Uint8Array(chunkLength);
  let filled = 0;
  for (const { buffer, byteOffset, byteLength } of pieces)
    for (const piece of [
      new Uint8Array(buffer, byteOffset, byteLength),
      zeros.subarray(0, padded(byteLength) - byteLength),
    ])
      for (let from = 0; from < piece.length; ) {
        const part = piece.subarray(from, from + chunkLength - filled);
        chunk.set(part, filled);
        filled += part.length;
        from += part.length;
        if (filled < chunkLength) continue;
        hash.update(chunk);
        yield chunk;
        filled = 0;
      }
  yield chunk.subarray(0, filled);
  yield hash.update(chunk.subarray(0, filled)).digest();
}

const zeros = new Uint8Array(8);
