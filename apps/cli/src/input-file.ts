import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { CommandFailed } from '@partner-api/admin/command-line';
import type { Terminal } from './terminal.js';

export interface InputFile {
  readonly name: string;
  readonly stream: Readable;
  /** Null for standard input, whose length is unknown. */
  readonly totalBytes: number | null;
}

/** Opens a file, or standard input for `-`. Rejects with `CommandFailed` when it cannot be read. */
export async function openInputFile(file: string, terminal: Terminal): Promise<InputFile> {
  if (file === '-') return { name: 'standard input', stream: terminal.input, totalBytes: null };
  const location = path.resolve(terminal.directory, file);
  try {
    const found = await stat(location);
    if (found.isDirectory()) throw new CommandFailed(`${file} is a directory; name a file in it`);
    const stream = createReadStream(location);
    // Wait for the file to open, because no error listener is attached until the command reads.
    await once(stream, 'open');
    return { name: path.basename(location), stream, totalBytes: found.size || null };
  } catch (error) {
    if (error instanceof CommandFailed) throw error;
    throw new CommandFailed(`${file} cannot be read: ${reasonOf(error)}`);
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && error.code === 'ENOENT' ? 'there is no such file' : error.message;
}
