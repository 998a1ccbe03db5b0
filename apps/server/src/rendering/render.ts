import { hash } from 'node:crypto';
import { weakEtag } from './etag.js';
import type { Representation } from './representation.js';
import { type Envelope, joined, type Rest, type WrittenData, writtenOf } from './written-body.js';

/** The bytes of a body and their validator. Of a written one they are made once, however many asked for it. */
export function render(envelope: Envelope): Representation {
  const written = writtenOf(envelope);
  if (!written) return renderParts(envelope);
  written.rendered ??= renderTexts(written.data, written.rest);
  return written.rendered;
}

function renderParts({ data, ...rest }: Envelope): Representation {
  return renderTexts({ texts: [JSON.stringify(data)], isList: false }, rest);
}

const DATA = '{"data":';

function renderTexts(written: WrittenData, rest: Rest): Representation {
  const restText = `,${JSON.stringify(rest).slice(1)}`;
  const bytes = Buffer.from(joined(written, DATA, restText));
  // Of bytes that are there already: a text would be encoded once more.
  const data = bytes.subarray(DATA.length, bytes.length - Buffer.byteLength(restText));
  return { bytes, etag: weakEtag(hash('sha256', data, 'base64url') + JSON.stringify(lasting(rest))) };
}

/**
 * What makes two answers the same: not when they were computed, nor the wordings that repeat the date, nor the cursor,
 * which carries the start of a window that ends now; that there is a next page, and after which row, it tells no more
 * than `data` does.
 */
function lasting({ page, meta, attribution }: Rest): unknown[] {
  const { as_of, ...lastingMeta } = meta;
  const { accessed_on, text, html, markdown, ...lastingAttribution } = attribution;
  return [page?.limit, page?.next_cursor === null, lastingMeta, lastingAttribution];
}
