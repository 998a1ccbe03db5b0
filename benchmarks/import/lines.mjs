import { Readable } from 'node:stream';

const ROWS_PER_CHUNK = 100;
const FIRST_DAY = Date.UTC(2016, 0, 1);
const DAY_MILLISECONDS = 86_400_000;
const PROVINCES = ['Ardle', 'Brenn', 'Corvane', 'Dunmar', 'Estwick', 'Farrow', 'Galden', 'Harth'];
const TYPES = ['protest', 'riot', 'battle', 'explosion_remote_violence', 'strategic_development'];

/**
 * A file of so many events in the format `records`, as a stream: each with two sources, two actors and a summary, about
 * 1.5 kB as it is served, some of them sensitive.
 */
export function fileOf(count, prefix = 'bulk') {
  return Readable.from(chunks(count, prefix));
}

function* chunks(count, prefix) {
  for (let from = 0; from < count; from += ROWS_PER_CHUNK) {
    const rows = Array.from({ length: Math.min(ROWS_PER_CHUNK, count - from) }, (_, index) =>
      JSON.stringify(row(from + index, prefix)),
    );
    yield Buffer.from(`${rows.join('\n')}\n`);
  }
}

function row(number, prefix) {
  const day = new Date(FIRST_DAY + (number % 3_600) * DAY_MILLISECONDS).toISOString().slice(0, 10);
  const province = PROVINCES[number % PROVINCES.length];
  const type = TYPES[number % TYPES.length];
  return {
    kind: 'event',
    id: `${prefix}-${number}`,
    lang: 'en',
    sensitive: number % 20 === 0,
    title: `Report of ${type.replaceAll('_', ' ')} number ${number} from the district of ${province} Vale`,
    summary: `According to two reports, a ${type} took place in ${province} Vale on ${day}. Report ${number} says that the road to the north was closed until the evening and that shops stayed shut.`,
    type,
    occurred: { earliest: day, latest: day, precision: 'day' },
    province: { name: province, country: 'XD' },
    actors: [
      { name: 'Traders of the harbour', role: 'side_a' },
      { name: `Council of ${province}`, role: 'side_b' },
    ],
    casualties: {
      killed: { low: 0, best: number % 3, high: 4 },
      civilians_killed: { low: 0, best: 0, high: 0 },
    },
    verification: { level: 'corroborated', source_count: 2 },
    sources: ['Harbour Post', 'Vale Courier'].map((publisher, index) => ({
      publisher,
      title: `${publisher}: what is known of ${type} ${number} in ${province}`,
      url: `https://news.example/${prefix}/${day}/report-${number}-${index}`,
      published_at: day,
    })),
  };
}
