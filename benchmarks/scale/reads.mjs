const PAGE = { limit: 50, after: null };
const ALL = { province: null, from: null };

/** Of every kind of read one that depends on nothing but the size: the same number of rows, wherever they lie. */
export async function readsOf(store) {
  const { records } = await store.events.list(ALL, { ...PAGE, limit: 200 });
  const ids = records.map(({ id }) => id);
  const newest = new Date(records[0].occurred.latest);
  const before = (days) => new Date(newest - days * 86_400_000);
  const { slug: province } = records.find((event) => event.province).province;
  const middle = { ...PAGE, after: [before(10 * 365).toISOString(), ''] };
  return {
    'newest 50': () => store.events.list(ALL, PAGE),
    '50 of a province in a window': () => store.events.list({ province, from: before(365) }, PAGE),
    '50 from the middle of all': () => store.events.list(ALL, middle),
    '50 changes': () => store.events.changes(new Date(0), PAGE),
    'one by its id': (time) => store.events.get(ids[time]),
  };
}
