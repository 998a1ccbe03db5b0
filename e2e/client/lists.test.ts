import { describe, expect, it } from 'vitest';
import { content, overHttp, world } from './support/world.js';

const { client } = world;

interface Page {
  readonly data: readonly unknown[];
}

describe.each(['events', 'dossiers', 'claims'] as const)('the list of %s', (list) => {
  it('is the page of the HTTP response when awaited', async () => {
    const page = await client[list].list({ limit: 3 });
    const raw = await overHttp(`/api/v1/${list}?limit=3`);
    expect(content(page)).toEqual(content({ ...raw, page: expect.anything() }));
    expect(page.page.limit).toBe(3);
    expect(page.attribution.text.length).toBeGreaterThan(0);
    expect(page.http).toMatchObject({ status: 200, requestId: expect.any(String) });
  });

  it('yields every row once when iterated', async () => {
    const rows: unknown[] = [];
    for await (const row of client[list].list({ limit: 3 })) rows.push(row);
    expect(rows).toEqual(((await overHttp(`/api/v1/${list}?limit=200`)) as unknown as Page).data);
    expect(rows.length).toBeGreaterThan(3);
  });

  it('yields pages', async () => {
    const sizes: number[] = [];
    for await (const page of client[list].list({ limit: 3 }).pages()) sizes.push(page.data.length);
    expect(sizes.slice(0, -1).every((size) => size === 3)).toBe(true);
    expect(sizes.length).toBeGreaterThan(1);
  });

  it('resumes from a cursor', async () => {
    const [whole, first] = await Promise.all([
      client[list].list({ limit: 4 }),
      client[list].list({ limit: 2 }),
    ]);
    const rest = await client[list].list({ limit: 2, cursor: first.page.next_cursor ?? '' });
    expect([...first.data, ...rest.data]).toEqual(whole.data);
  });

  it('lists changes with updatedSince', async () => {
    const changed: { id: string }[] = [];
    for await (const row of client[list].list({ updatedSince: '87600h', limit: 200 })) changed.push(row);
    const published = ((await overHttp(`/api/v1/${list}?limit=200`)) as { data: { id: string }[] }).data;
    expect(changed.map(({ id }) => id)).toEqual(expect.arrayContaining(published.map(({ id }) => id)));
  });

  it('is empty with a warning for an unknown province', async () => {
    const page = await client[list].list({ province: 'no-such-province' });
    expect(page.data).toEqual([]);
    expect(page.meta.warnings.map(({ parameter }) => parameter)).toEqual(['province']);
  });

  it('is filtered by province', async () => {
    const slugs = (row: { province?: { slug: string } | null; provinces?: { slug: string }[] }) =>
      [row.province ?? [], row.provinces ?? []].flat().map(({ slug }) => slug);
    const all = (await client[list].list({ limit: 200 })).data;
    const [slug] = all.flatMap(slugs);
    if (slug === undefined) throw new Error('no record has a province');
    const there = (await client[list].list({ province: slug, limit: 200 })).data;
    expect(there.map(({ id }) => id)).toEqual(
      all.filter((row) => slugs(row).includes(slug)).map(({ id }) => id),
    );
  });
});

it('events are filtered by window', async () => {
  const { data, meta } = await client.events.list({ since: '720h', limit: 200 });
  expect(meta.filters).toMatchObject({ since: '720h' });
  const from = Date.parse(meta.as_of) - 720 * 3_600_000;
  expect(data.length).toBeGreaterThan(0);
  for (const { occurred } of data) expect(Date.parse(occurred.latest ?? '')).toBeGreaterThanOrEqual(from);
});
