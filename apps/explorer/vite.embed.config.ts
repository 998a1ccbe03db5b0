import { defineConfig } from 'vite';
import { precompress } from './scripts/precompress.ts';

/** The embeddable card: one file without imports under a stable name. */
export default defineConfig({
  build: {
    target: 'es2022',
    emptyOutDir: false,
    lib: { entry: 'src/embed/partner-event.ts', formats: ['es'], fileName: () => 'partner-event.js' },
  },
  plugins: [precompress(/^partner-event\.js$/)],
});
