import { defineConfig } from 'vite';
import { precompress } from './scripts/precompress.ts';

/** The card that others embed: one file without imports, whose name stays. */
export default defineConfig({
  build: {
    target: 'es2022',
    emptyOutDir: false,
    lib: { entry: 'src/embed/partner-event.ts', formats: ['es'], fileName: () => 'partner-event.js' },
  },
  plugins: [precompress(/^partner-event\.js$/)],
});
