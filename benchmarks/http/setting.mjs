import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createKey, OPEN, startServer } from '../support/server.mjs';
import { ownDirectory } from '../support/stores.mjs';

const LIST = '/api/v1/events?limit=50';
const DISTINCT_QUERIES = 1_000;
const DISTINCT_TEXTS = 200;
const DEEP_PAGES = 25;

/** Asks our own server for what every contender is to answer, and writes the requests of the mixed cases. */
export async function prepareSetting(databaseUrl) {
  const directory = ownDirectory();
  const fileOf = (name, content) => {
    const file = join(directory, name);
    writeFileSync(file, content);
    return file;
  };
  const env = { ...OPEN, DATABASE_URL: databaseUrl };
  const server = await startServer({ env });
  try {
    const read = async (path) => {
      const response = await fetch(server.address + path);
      if (!response.ok) throw new Error(`${path} is answered with ${response.status}`);
      return { etag: response.headers.get('etag'), text: await response.text() };
    };
    const { text, etag } = await read(LIST);
    const provinces = await provincesOf(read);
    return {
      directory,
      databaseUrl,
      etag,
      key: await createKey({ DATABASE_URL: databaseUrl }),
      pageFile: fileOf('page.json', text),
      peerLogFile: join(directory, 'peer.log'),
      deepPath: await deepPath(read),
      mixedFile: fileOf('mixed.json', JSON.stringify(mixedRequests(provinces, etag))),
      factCheckFile: fileOf('fact-check.json', JSON.stringify(posts('/api/v1/fact-check', 'claim', text))),
      researchFile: fileOf('research.json', JSON.stringify(posts('/api/v1/research', 'query', text))),
    };
  } finally {
    await server.stop();
  }
}

/** The mixed requests, with a key in each where there is one. */
export function requestsWith({ directory, mixedFile }, key) {
  if (key === null) return mixedFile;
  const requests = JSON.parse(readFileSync(mixedFile, 'utf8'));
  const file = join(directory, `mixed-${key.slice(0, 15)}.json`);
  const authorization = `Bearer ${key}`;
  const authorized = requests.map((one) => ({ ...one, headers: { ...one.headers, authorization } }));
  writeFileSync(file, JSON.stringify(authorized));
  return file;
}

async function provincesOf(read) {
  const { data } = JSON.parse((await read('/api/v1/events?limit=200')).text);
  return [...new Set(data.flatMap(({ province }) => (province ? [province.slug] : [])))].sort();
}

async function deepPath(read) {
  let path = '/api/v1/events?limit=200';
  for (let page = 0; page < DEEP_PAGES; page += 1) {
    const { next_cursor: cursor } = JSON.parse((await read(path)).text).page;
    path = `/api/v1/events?limit=${page === DEEP_PAGES - 1 ? 50 : 200}&cursor=${cursor}`;
  }
  return path;
}

/** Of twenty requests sixteen ask for lists, three for one record, one for a list that the reader has. */
function mixedRequests(provinces, etag) {
  return Array.from({ length: DISTINCT_QUERIES }, (_, index) => {
    const turn = index % 20;
    if (turn === 19) return { method: 'GET', path: LIST, headers: { 'if-none-match': etag } };
    if (turn >= 16) return { method: 'GET', path: `/api/v1/events/bench-${index}` };
    const province = provinces[index % provinces.length];
    return { method: 'GET', path: `/api/v1/events?province=${province}&since=${100 + index}h&limit=50` };
  });
}

function posts(path, member, pageText) {
  const { data } = JSON.parse(pageText);
  return Array.from({ length: DISTINCT_TEXTS }, (_, index) => {
    const { title, province } = data[index % data.length];
    const text =
      member === 'claim'
        ? `${title}, source ${index}`
        : `What happened in ${province?.name ?? 'the north'}: ${title}? ${index}`;
    return {
      method: 'POST',
      path,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ [member]: text }),
    };
  });
}
