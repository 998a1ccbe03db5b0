import pg from 'pg';

/** The address of a database of this benchmark's own, which `fill` fills at its first use; what was filled otherwise is made anew. */
export async function keptDatabase(serverUrl, name, filled, fill) {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  try {
    const { rows } = await admin.query(
      `select shobj_description(oid, 'pg_database') = $2 as filled from pg_database where datname = $1`,
      [name, filled],
    );
    if (rows[0]?.filled) return url.href;
    await admin.query(`drop database if exists ${name}`);
    await admin.query(`create database ${name}`);
    await fill(url.href);
    await admin.query(`comment on database ${name} is '${filled}'`);
    return url.href;
  } finally {
    await admin.end();
  }
}
