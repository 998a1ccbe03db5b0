// Apart from the index, for a command line that says which schema it knows and opens no store.
export { SCHEMA_VERSION } from './migrations.js';
