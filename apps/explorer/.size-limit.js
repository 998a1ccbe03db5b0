// Limits of the compressed sizes. The map is loaded when shown, and only one language is loaded.
export default [
  {
    name: 'every view, without the map',
    path: ['dist/assets/*.js', '!dist/assets/cell-map-*.js', '!dist/assets/{ar,es,fr,ru,uk}-*.js'],
    limit: '200 kB',
  },
  {
    name: 'the map',
    path: ['dist/assets/cell-map-*.js', 'dist/assets/maplibre-gl-worker-*.mjs'],
    limit: '420 kB',
  },
];
