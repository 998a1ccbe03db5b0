import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import * as z from 'zod';

const IdSchema = z.union([z.string().min(1), z.int().transform(String)]);
const title = z
  .string()
  .nullish()
  .transform((text) => text ?? '');

// Members beside these are ignored. Public sets leave titles out or null.
const SetSchema = z.object({
  lang: z.string().min(1),
  docs: z.array(z.object({ id: IdSchema, title, text: z.string() })).min(1),
  queries: z.array(z.object({ id: IdSchema, text: z.string() })).min(1),
  qrels: z.record(z.string(), z.array(IdSchema)),
});

/**
 * A judged set from a JSON file, plain or gzipped, named as the file is.
 *
 * @throws Error whose message names the member that is missing or wrong.
 */
export function readSet(file) {
  const bytes = readFileSync(file);
  const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b;
  const { data, error } = SetSchema.safeParse(JSON.parse((isGzip ? gunzipSync(bytes) : bytes).toString()));
  const problem = error ? z.prettifyError(error) : inconsistency(data);
  if (problem !== null) throw new Error(`${file}: ${problem}`);
  return { ...data, set: path.basename(file).replace(/\.json(\.gz)?$/, '') };
}

function inconsistency({ docs, queries, qrels }) {
  const docIds = new Set(docs.map(({ id }) => id));
  if (docIds.size < docs.length) return 'docs: two have the same id';
  if (new Set(queries.map(({ id }) => id)).size < queries.length) return 'queries: two have the same id';
  for (const [query, relevant] of Object.entries(qrels)) {
    const unknown = relevant.find((id) => !docIds.has(id));
    if (unknown !== undefined) return `qrels.${query}: docs has no ${unknown}`;
  }
  return queries.some(({ id }) => qrels[id]?.length > 0) ? null : 'qrels: no query has a document';
}
