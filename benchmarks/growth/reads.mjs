const HOUR_MILLISECONDS = 3_600_000;
const PAGE = { limit: 50, after: null };

/** Of every kind of read one that depends on nothing but the size: the same number of rows, wherever they lie. */
export const reads = [
  {
    name: 'newest 50',
    prepare: async (store) => () => store.events.list({ province: null, from: null }, PAGE),
  },
  {
    name: '50 of a province in a window',
    prepare: async (store) => {
      const province = await someProvince(store);
      const from = new Date(Date.now() - 24 * HOUR_MILLISECONDS);
      return () => store.events.list({ province, from }, PAGE);
    },
  },
  {
    name: '50 from the middle of all',
    prepare: async (store, events) => {
      const middle = new Date(Date.now() - (events / 2) * 60_000).toISOString();
      return () => store.events.list({ province: null, from: null }, { limit: 50, after: [middle, ''] });
    },
  },
  {
    name: '50 changes',
    prepare: async (store) => {
      const from = new Date(Date.now() - 10 * 365 * 24 * HOUR_MILLISECONDS);
      return () => store.events.changes(from, PAGE);
    },
  },
  {
    name: 'one by its id',
    prepare: async (store, events) => (count) => store.events.get(`bench-${(count * 7_919) % events}`),
  },
];

async function someProvince(store) {
  const { records } = await store.events.list({ province: null, from: null }, PAGE);
  const { province } = records.find((event) => event.province) ?? {};
  if (!province) throw new Error('None of the newest events has a province');
  return province.slug;
}
