import type { OpenedEngine, TestEngine } from '@partner-api/storage/testing';
import { openStore, type Store } from '../src/index.js';

/** Opens an empty store for this test. */
export async function openTestStore(engine: TestEngine): Promise<{ store: Store; opened: OpenedEngine }> {
  const opened = await engine.open();
  return { store: openStore(opened.database), opened };
}
