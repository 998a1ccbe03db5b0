// ts-rest on Express 5 as its documentation has it, response validation on.
import { contract } from '@partner-api/contract';
import { initContract } from '@ts-rest/core';
import { createExpressEndpoints, initServer } from '@ts-rest/express';
import express from 'express';
import { announce, page, port } from './serve-page.mjs';

const events = initContract().router({ list: contract.events.list });
const router = initServer().router(events, { list: async () => ({ status: 200, body: page }) });
const app = express();
app.use(express.json());
createExpressEndpoints(events, router, app, { responseValidation: true });
app.listen(port, '127.0.0.1', announce);
