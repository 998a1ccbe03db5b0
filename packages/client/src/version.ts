/** Of this package, as the `User-Agent` header says. */
export const VERSION = '0.1.0';
