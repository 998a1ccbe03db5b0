import { hash } from 'node:crypto';
import { weakEtag } from './etag.js';
import type { Representation } from './representation.js';
import { type Envelope, joined, type Rest, type WrittenData, writtenOf } from './written-body.js';

/** Returns the bytes and the ETag of a body; computed once for a `WrittenBody`. */
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
  // Hash the bytes that exist, because hashing the text would encode it again.
  const data = bytes.subarray(DATA.length, bytes.length - Buffer.byteLength(restText));
  return { bytes, etag: weakEtag(hash('sha256', data, 'base64url') + JSON.stringify(lasting(rest))) };
}

/**
 * Returns the members that the ETag covers besides `data`. It omits when the answer was computed, texts with the date,
 * and the cursor, whose window start changes with each request.
 */
function lasting({ page, meta, attribution }: Rest): unknown[] {
  const { as_of, ...lastingMeta } = meta;
  const { accessed_on, text, html, markdown, ...lastingAttribution } = attribution;
  return [page?.limit, page?.next_cursor === null, lastingMeta, lastingAttribution];
}
