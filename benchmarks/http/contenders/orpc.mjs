// oRPC with its OpenAPI-less node handler, validating the output by our schema.
import { createServer } from 'node:http';
import { OpenAPIHandler } from '@orpc/openapi/node';
import { os } from '@orpc/server';
import { contract } from '@partner-api/contract';
import { announce, page, path, port } from './serve-page.mjs';

const list = os
  .route({ method: 'GET', path })
  .output(contract.events.list.responses[200])
  .handler(() => page);
const handler = new OpenAPIHandler({ list });
createServer(async (request, response) => {
  const { matched } = await handler.handle(request, response, { context: {} });
  if (!matched) response.writeHead(404).end();
}).listen(port, '127.0.0.1', announce);
