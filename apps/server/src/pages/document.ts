import type { Request, Response } from 'express';
import { problem } from '../problems/problem.js';
import { etagMatches, weakEtag } from '../rendering/etag.js';

/** A text ready to send. */
export interface Document {
  readonly contentType: string;
  readonly bytes: Buffer;
  readonly etag: string;
}

export const HTML = 'text/html; charset=utf-8';
export const JSON_TEXT = 'application/json; charset=utf-8';

export function createDocument(contentType: string, text: string): Document {
  return { contentType, bytes: Buffer.from(text), etag: weakEtag(text) };
}

/** Creates the document on first use, so that a slow one does not delay the start. */
export function lazyDocument(contentType: string, text: () => string): () => Document {
  let document: Document | null = null;
  return () => {
    document ??= createDocument(contentType, text());
    return document;
  };
}

/** Creates the document again when the value of `versionOf` changes. */
export function versionedDocument(
  contentType: string,
  versionOf: () => number,
  text: () => string,
): () => Document {
  let made: { readonly version: number; readonly document: Document } | null = null;
  return () => {
    const version = versionOf();
    if (made?.version !== version) made = { version, document: createDocument(contentType, text()) };
    return made.document;
  };
}

export function sendDocument(
  request: Request,
  response: Response,
  { contentType, bytes, etag }: Document,
): void {
  response.set({ 'Cache-Control': 'no-cache', ETag: etag });
  if (etagMatches(request.headers['if-none-match'], etag)) {
    response.status(304).end();
    return;
  }
  response.set({ 'Content-Type': contentType, 'Content-Length': String(bytes.length) }).end(bytes);
}

/** Sends HTML or JSON, as `Accept` prefers. */
export function sendHtmlOrJson(request: Request, response: Response, html: Document, json: Document): void {
  response.vary('Accept');
  const wanted = request.accepts([HTML, JSON_TEXT]);
  if (wanted === false) {
    throw problem('not-acceptable', { detail: 'This page is text/html or application/json.' });
  }
  sendDocument(request, response, wanted === JSON_TEXT ? json : html);
}
