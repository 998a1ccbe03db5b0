import type { RequestHandler } from 'express';
import { countHeader } from '../http/count-header.js';
import { parseJsonBody } from '../http/json-body.js';
import { readBody } from '../http/read-body.js';
import { problem } from '../problems/problem.js';

const JSON_IN_UTF8 =
  /^application\/json[ \t]*(?:;[ \t]*charset[ \t]*=[ \t]*(?:utf-8|"utf-8")[ \t]*)?;?[ \t]*$/i;

/** Bounds the backtracking of the pattern on long runs of spaces. */
const TYPE_MAXIMUM_CHARACTERS = 128;

/** Parses the body of POST requests; refuses other media types before reading it. */
export const body: RequestHandler = async (request, _response, next) => {
  if (request.method !== 'POST') return next();
  const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = request.headers;
  // A proxy in front may have used the other of two headers.
  if (countHeader(request.rawHeaders, 'content-type') > 1)
    throw unsupported('Content-Type', 'is given twice');
  if (type.length > TYPE_MAXIMUM_CHARACTERS || !JSON_IN_UTF8.test(type)) {
    throw unsupported('Content-Type', 'must be application/json, in UTF-8');
  }
  if (encoding.toLowerCase() !== 'identity') {
    throw unsupported('Content-Encoding', 'must be absent: bodies are at most 16 KiB and sent as they are');
  }
  request.body = parseJsonBody(await readBody(request));
  next();
};

function unsupported(parameter: string, rule: string) {
  return problem('unsupported-media-type', {
    detail: `${parameter} ${rule}.`,
    errors: [{ parameter, detail: rule }],
  });
}
