// Express 5 as a tutorial has it.
import express from 'express';
import { announce, page, path, port } from './serve-page.mjs';

const app = express();
app.get(path, (_request, response) => {
  response.json(page);
});
app.listen(port, '127.0.0.1', announce);
