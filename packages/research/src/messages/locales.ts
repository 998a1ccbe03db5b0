// Apart from the index, for a command line that checks its settings and need not load all that research is made of.
export { SUPPORTED_LOCALES } from './catalogue.js';
