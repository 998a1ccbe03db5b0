import type { OpenedEngine, TestEngine } from '@partner-api/storage/testing';
import { migrate, openStore, type Store } from '../src/index.js';

/** Opens an empty store for this test. */
export async function openTestStore(engine: TestEngine): Promise<{ store: Store; opened: OpenedEngine }> {
  const opened = await engine.open();
  await migrate(opened.database);
  return { store: openStore(opened.database), opened };
}
