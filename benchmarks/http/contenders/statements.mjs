import pg from 'pg';
import { page as ours, path } from './serve-page.mjs';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

const COLUMNS = `id, version, status,
  to_char(published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as published_at,
  to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as updated_at,
  corrections, content`;

/** What a server without cursors, warnings and credits of its own would do: those are constants here. */
const { data: _data, ...rest } = ours;

/** A list, or one record by the end of the path. */
export function read(url) {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  return pathname === path ? readPage(searchParams) : readOne(pathname.slice(path.length + 1));
}

async function readPage(parameters) {
  const limit = Number(parameters.get('limit') ?? 50);
  const province = parameters.get('province');
  const since = parameters.get('since');
  const from = since
    ? new Date(Date.now() - Number.parseInt(since, 10) * 3_600_000).toISOString()
    : '-infinity';
  const { rows } = province
    ? await pool.query({
        name: 'page-of-province',
        text: `select ${COLUMNS} from records where kind = 'event' and status <> 'retracted' and province = $1
          and sort_at >= $2::timestamptz order by sort_at desc, id limit $3`,
        values: [province, from, limit + 1],
      })
    : await pool.query({
        name: 'page',
        text: `select ${COLUMNS} from records where kind = 'event' and status <> 'retracted'
          and sort_at >= $1::timestamptz order by sort_at desc, id limit $2`,
        values: [from, limit + 1],
      });
  return { data: rows.slice(0, limit).map(toRecord), ...rest };
}

async function readOne(id) {
  const { rows } = await pool.query({
    name: 'one',
    text: `select ${COLUMNS} from records where id = $1 and kind = 'event'`,
    values: [id],
  });
  return { data: toRecord(rows[0]), meta: rest.meta, attribution: rest.attribution };
}

function toRecord({ id, version, status, published_at, updated_at, corrections, content }) {
  const { lang, external_ids, ...other } = content;
  return { id, version, status, published_at, updated_at, lang, external_ids, corrections, ...other };
}
