import type { Readable } from 'node:stream';
import { CommandFailed } from '@partner-api/admin/command-line';

/** Reads the whole input as text. Rejects with `CommandFailed` if it is too long or not UTF-8. */
export async function readText(stream: Readable, bytesMaximum: number): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream) {
    const bytes = Buffer.from(chunk);
    chunks.push(bytes);
    length += bytes.length;
    if (length > bytesMaximum) throw new CommandFailed(`The text has more than ${bytesMaximum} bytes.`);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw new CommandFailed('The text is not UTF-8.');
  }
}
