import { readFileSync } from 'node:fs';

/** The page that every contender answers with: what our own server said, byte for byte. */
export const pageBytes = readFileSync(process.env.PAGE_FILE);
export const page = JSON.parse(pageBytes.toString());
export const etag = process.env.PAGE_ETAG;
export const path = new URL(process.env.PAGE_PATH, 'http://localhost').pathname;
export const port = process.env.PORT;

export function announce() {
  process.stdout.write('ready on its port\n');
}
