import { defineConfig } from 'vite';
import { precompress } from './scripts/precompress.ts';

const SERVER = 'http://127.0.0.1:3000';

export default defineConfig({
  base: '/explore/',
  resolve: {
    // The libraries expect React; Preact runs them at a twentieth of the size.
    alias: {
      'react/jsx-runtime': 'preact/jsx-runtime',
      'react-dom/client': 'preact/compat/client',
      'react-dom': 'preact/compat',
      react: 'preact/compat',
    },
  },
  build: {
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // The content security policy allows no data: scripts or style sheets.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1_500,
    rolldownOptions: {
      // The bundle has no server code, so warnings about directives are off.
      checks: { moduleLevelDirective: false, pluginTimings: false },
    },
  },
  plugins: [precompress()],
  server: { proxy: { '/api': SERVER, '/terms': SERVER, '/docs': SERVER } },
});
