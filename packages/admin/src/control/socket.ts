import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const SOCKET_NAME = 'control.sock';

/** A socket address is limited to 104 bytes on macOS and 108 on Linux, with its terminating zero. */
const ADDRESS_BYTES = 103;

export const socketFile = (directory: string): string => path.join(path.resolve(directory), SOCKET_NAME);

/**
 * Calls `use` with an address of the control socket that fits this limit, through a symbolic link in the temporary
 * directory where necessary. The address is valid until `use` ends.
 */
export async function withSocketAddress<T>(
  directory: string,
  use: (address: string) => Promise<T>,
): Promise<T> {
  const file = socketFile(directory);
  if (Buffer.byteLength(file) <= ADDRESS_BYTES) return use(file);
  const shortcut = await mkdtemp(path.join(tmpdir(), 'pa-'));
  try {
    const link = path.join(shortcut, 'd');
    await symlink(path.resolve(directory), link);
    return await use(path.join(link, SOCKET_NAME));
  } finally {
    await rm(shortcut, { recursive: true, force: true });
  }
}
