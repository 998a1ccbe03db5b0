import { engines } from '@partner-api/storage/testing';
import { describe, expect, it } from 'vitest';
import { openTestStore } from '../open-test-store.js';
import { at, event, NOW, publish } from './drafts.js';

describe.each(engines)('a row on $name', (engine) => {
  it.skipIf(engine.skip)('has another transaction ID after a manual change', async () => {
    const { store, opened } = await openTestStore(engine);
    await store.write([publish(event('e1'))], at(NOW));
    const written = async () => {
      const page = await store.events.list({ province: null, from: null }, { limit: 1, after: null });
      const [{ revision, transaction } = {}] = page.stored;
      return { revision, transaction };
    };
    const before = await written();
    expect(await written()).toEqual(before);

    const [changed] = await opened.database.query({
      text: `update records set content = replace(content::text, '"lang":"en"', '"lang":"xx"')::json
        where id = 'e1' returning content`,
      values: [],
    });
    expect(changed).toMatchObject({ content: { lang: 'xx' } });
    const after = await written();
    expect(after.revision).toBe(before.revision);
    expect(after.transaction).not.toBe(before.transaction);
    await opened.close();
  });
});
