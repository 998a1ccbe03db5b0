import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { CommandFailed } from '@partner-api/operations';
import type { Terminal } from './terminal.js';

export interface InputFile {
  readonly name: string;
  readonly stream: Readable;
  /** Null for standard input, whose end is not known. */
  readonly totalBytes: number | null;
}

/** Opens a file, or standard input for `-`. Rejects with `CommandFailed` when there is no such file. */
export async function openInput(file: string, terminal: Terminal): Promise<InputFile> {
  if (file === '-') return { name: 'standard input', stream: terminal.input, totalBytes: null };
  const location = path.resolve(terminal.directory, file);
  const found = await stat(location).catch((error: NodeJS.ErrnoException) => {
    throw new CommandFailed(
      `${file} cannot be read: ${error.code === 'ENOENT' ? 'there is no such file' : error.message}`,
    );
  });
  if (found.isDirectory()) throw new CommandFailed(`${file} is a directory; name a file in it`);
  return {
    name: path.basename(location),
    stream: createReadStream(location),
    totalBytes: found.size || null,
  };
}
