import { runServer } from './lifecycle/run-server.js';

process.exit(await runServer(process.env));
