import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(?:js|mjs|css|json|svg|html)$/;

/** Higher levels take several times as long for a few per cent of the size. */
const QUALITY = 6;

/** Writes a Brotli copy of each text file, so that the server need not compress. */
export const precompress = (names = TEXT): Plugin => ({
  name: 'precompress',
  apply: 'build',
  writeBundle({ dir = 'dist' }) {
    for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
      if (!names.test(name)) continue;
      const bytes = readFileSync(path.join(dir, name));
      writeFileSync(
        path.join(dir, `${name}.br`),
        brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
      );
    }
  },
});
