import { readFileSync } from 'node:fs';

/** The page that every contender answers with: what our own server said, byte for byte. */
export const pageBytes = readFileSync(process.env.PAGE_FILE);
export const page = JSON.parse(pageBytes.toString());
export const etag = process.env.PAGE_ETAG;
export const path = new URL(process.env.PAGE_PATH, 'http://localhost').pathname;

/** Tells the harness where to ask. */
export function announce(port) {
  process.stdout.write(`ready on http://127.0.0.1:${port}\n`);
}
