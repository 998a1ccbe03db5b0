// A separate entry point, so that the command line can check its settings without loading the whole package.
export { SUPPORTED_LOCALES } from './catalogue.js';
