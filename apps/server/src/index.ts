export type { Clock } from './clock.js';
export { type Composition, compose } from './composition.js';
export { type Config, ConfigInvalid, type Provider, readConfig } from './config.js';
export type { Timeouts } from './http-server.js';
export { misspeltVariables } from './misspelt-variables.js';
export { type HostProcess, serve } from './serve.js';
export type { RunningServer, ServerOptions } from './server.js';
export { startServer } from './start-server.js';
