import { CommandFailed } from '@partner-api/admin';
import type { Database } from '@partner-api/storage';

/**
 * The database that is being opened. Told to stop before it is open, rejects with `CommandFailed` at once; what is opened
 * all the same is then closed.
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
    // Whether it opens now, and closes, changes nothing of what is told.
    if (signal.aborted) opening.then((database) => database.close()).catch(() => undefined);
    throw error;
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}
