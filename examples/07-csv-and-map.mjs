// Writes the events of a window as CSV for R, pandas or a spreadsheet, and as GeoJSON for a map, with the credit:
//   node 07-csv-and-map.mjs http://127.0.0.1:3000 720h ./out
import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createPartnerClient, PartnerError } from '@partner-api/client';
import { toText } from '@partner-api/client/attribution';
import { EVENT_COLUMNS, toCsvLines } from '@partner-api/client/csv';
import { toGeoJson } from '@partner-api/client/geojson';

const [baseUrl = 'http://127.0.0.1:3000', since = '720h', directory = './out'] = process.argv.slice(2);
const file = (name) => path.join(directory, name);

try {
  const client = createPartnerClient({ baseUrl, apiKey: process.env.PARTNER_API_KEY });
  await mkdir(directory, { recursive: true });

  // Streams the table line by line. Texts that a spreadsheet would run as formulas are quoted; for R and pandas,
  // { formulas: 'keep' } leaves them unchanged.
  const table = client.events.list({ since, limit: 200 }, { prefetchPages: 1 });
  await pipeline(toCsvLines(table, EVENT_COLUMNS), createWriteStream(file('events.csv')));
  await writeFile(file('events.csv.credit.txt'), `${toText(table)}\n`);

  // Draws grid cells, so that readers do not mistake a grid corner for an exact place.
  const list = client.events.list({ since, limit: 200 });
  const data = await list.toArray({ max: 5_000 });
  const layer = toGeoJson({ data, attributions: list.attributions }, { geometry: 'cell' });
  await writeFile(file('events.geojson'), JSON.stringify(layer));

  console.log(`${layer.features.length} events in ${file('events.csv')} and ${file('events.geojson')}`);
} catch (error) {
  // Prints errors of the client and invalid arguments as one line; any other error is a bug in this program.
  if (!PartnerError.isInstance(error) && !(error instanceof TypeError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
