import { BODY_MAXIMUM_BYTES } from '@partner-api/contract';
import express, { type RequestHandler } from 'express';
import { parseJsonBody } from '../http/json-body.js';
import { problem } from '../problems/problem.js';

const JSON_IN_UTF8 =
  /^application\/json[ \t]*(?:;[ \t]*charset[ \t]*=[ \t]*(?:utf-8|"utf-8")[ \t]*)?;?[ \t]*$/i;

/** Spaces may stand in several places, and how a long run of them is shared out would be tried in every way. */
const TYPE_MAXIMUM_CHARACTERS = 128;

const read = express.raw({ type: () => true, limit: BODY_MAXIMUM_BYTES, inflate: false });

/** The body of the operations that take one, parsed; they refuse every other form before it is read. */
export const body: RequestHandler = (request, response, next) => {
  if (request.method !== 'POST') return next();
  const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = request.headers;
  if (type.length > TYPE_MAXIMUM_CHARACTERS || !JSON_IN_UTF8.test(type)) {
    throw unsupported('Content-Type', 'must be application/json, in UTF-8');
  }
  if (encoding.toLowerCase() !== 'identity') {
    throw unsupported('Content-Encoding', 'must be absent: bodies are at most 16 KiB and sent as they are');
  }
  read(request, response, (error?: unknown) => {
    if (error) return next(error);
    try {
      request.body = parseJsonBody(Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0));
      next();
    } catch (refusal) {
      next(refusal);
    }
  });
};

function unsupported(parameter: string, rule: string) {
  return problem('unsupported-media-type', {
    detail: `${parameter} ${rule}.`,
    errors: [{ parameter, detail: rule }],
  });
}
