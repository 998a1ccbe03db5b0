const limit = (name, path, limit, options = {}) => ({
  name,
  path: `dist/${path}`,
  import: '*',
  limit,
  gzip: true,
  modifyEsbuildConfig: (config) => ({ ...config, format: 'esm' }),
  ...options,
});

export default [
  // Both are loaded lazily: the mirror, which has its own limit below, and the reader of deprecation headers.
  limit('core', 'index.js', '4.5 kB', {
    import:
      '{ createPartnerClient, PartnerApiError, PartnerConnectionError, PartnerError, PartnerTimeoutError }',
    ignore: ['./mirror/mirror.js', './deprecation.js'],
  }),
  limit('errors alone', 'index.js', '0.7 kB', { import: '{ PartnerApiError }' }),
  limit('attribution', 'attribution/index.js', '1.1 kB'),
  limit('cache', 'cache/index.js', '0.3 kB'),
  limit('csv', 'csv/index.js', '1.4 kB'),
  limit('geojson', 'geojson/index.js', '2.3 kB'),
  limit('mirror', 'mirror/index.js', '1 kB'),
  limit('testing', 'testing/index.js', '12 kB'),
  limit('verify', 'verify/index.js', '0.8 kB'),
];
