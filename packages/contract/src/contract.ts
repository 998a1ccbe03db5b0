import { claims } from './routes/claims.js';
import { dossiers } from './routes/dossiers.js';
import { events } from './routes/events.js';
import { factCheck } from './routes/fact-check.js';
import { research } from './routes/research.js';
import { builder } from './routes/responses.js';

/** The six operations, from which the server routes and the client are derived. */
export const contract = builder.router({ events, dossiers, claims, research, factCheck });

export type Contract = typeof contract;
