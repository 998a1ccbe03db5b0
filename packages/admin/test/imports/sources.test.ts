import { embedded } from '@partner-api/storage/testing';
import { expect, it } from 'vitest';
import { importText, openTestStore } from '../import-text.js';
import { lines } from './lines.js';

const upstream = [{ provider: 'Survey', text: 'Survey' }];
const line = (id: string, type: string, more: object = {}) => ({
  ...{ kind: 'event', id, title: 'Something happened', type },
  occurred: { earliest: '2020-01-01', latest: '2020-01-01' },
  external_ids: [{ scheme: 'survey', id }],
  ...more,
});

it('stores one source for all events of a data set, sensitive ones included', async () => {
  const { store, opened } = await openTestStore(embedded);
  await importText(
    store,
    'records',
    lines(
      line('open', 'battle', { upstream }),
      line('sensitive', 'violence_against_civilians', { upstream }),
      line('plain', 'battle'),
      line('plain-sensitive', 'violence_against_civilians'),
    ),
  );
  const changes = await store.changesSince(0, 100);
  const sources = changes.map((change) => [
    /^event-[0-9a-f]{24}$/.test(change.record.id) ? 'opaque' : change.record.id,
    change.record.external_ids.length,
    change.kind === 'event' ? change.source : null,
  ]);
  expect(sources).toEqual([
    ['open', 1, 'Survey'],
    ['opaque', 0, 'Survey'],
    ['plain', 1, 'survey'],
    ['opaque', 0, 'survey'],
  ]);
  await opened.close();
});
