// Apart from the index, for a command line that reads the settings and serves nothing.
export type { Config } from './config/config.js';
export { misnamedStore, misspeltVariables } from './config/misspelt-variables.js';
export { ConfigInvalid, readConfig } from './config/read-config.js';
export { directoryFailure } from './lifecycle/directory-failure.js';
export { storeFailure } from './lifecycle/store-failure.js';
