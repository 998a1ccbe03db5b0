export { type Composition, compose } from './composition.js';
export type { Config, Provider } from './config/config.js';
export { ConfigInvalid, readConfig } from './config/read-config.js';
export type { Timeouts } from './http/http-server.js';
export { checkServer } from './lifecycle/check-server.js';
export { type HostProcess, runServer } from './lifecycle/run-server.js';
export type { RunningServer, ServerOptions } from './lifecycle/serve-composition.js';
export { startServer } from './lifecycle/start-server.js';
export type { Clock } from './time/clock.js';
