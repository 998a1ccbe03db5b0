import { CommandFailed } from '@partner-api/admin/command-line';
import type { Database } from '@partner-api/storage';

/**
 * Resolves with the database being opened. Rejects with `CommandFailed` as soon as the signal is aborted, and then
 * closes the database if it opens.
 */
export async function openUnlessStopped(opening: Promise<Database>, signal: AbortSignal): Promise<Database> {
  let onAbort = (): void => undefined;
  const stopped = new Promise<never>((_resolve, reject) => {
    onAbort = () => reject(new CommandFailed('Stopped before the store was open: nothing was done.'));
    if (signal.aborted) onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
  });
  try {
    return await Promise.race([stopped, opening]);
  } catch (error) {
    // Its later success or failure does not change the outcome.
    if (signal.aborted) opening.then((database) => database.close()).catch(() => undefined);
    throw error;
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}
