import { hash } from 'node:crypto';
import { weakEtag } from './etag.js';
import type { Representation } from './representation.js';
import { type Envelope, joined, type Rest, type SerializedData, serializedOf } from './serialized-body.js';

/** Returns the bytes and the ETag of a body; computed once for a `SerializedBody`. */
export function render(envelope: Envelope): Representation {
  const serialized = serializedOf(envelope);
  if (!serialized) return renderParts(envelope);
  serialized.rendered ??= renderTexts(serialized.data, serialized.rest);
  return serialized.rendered;
}

function renderParts({ data, ...rest }: Envelope): Representation {
  return renderTexts({ texts: [JSON.stringify(data)], isList: false }, rest);
}

const DATA = '{"data":';

function renderTexts(serialized: SerializedData, rest: Rest): Representation {
  const restText = `,${JSON.stringify(rest).slice(1)}`;
  const bytes = Buffer.from(joined(serialized, DATA, restText));
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
