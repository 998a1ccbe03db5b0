import type { Moment, RevisionWatch } from '@partner-api/storage';
import { DAY_MILLISECONDS } from '@partner-api/text';
import { LRUCache } from 'lru-cache';
import { pathAnswered } from '../redaction/path-answered.js';
import { COMPRESSED_FROM_BYTES, type ContentCoding, compressed } from '../rendering/content-coding.js';
import { JSON_TYPE } from '../rendering/media-types.js';
import type { Representation } from '../rendering/representation.js';
import { CACHE_CONTROL, VARY } from '../rendering/send-content.js';
import type { Clock } from '../time/clock.js';
import type { Answer } from './answer.js';

/*
 *   const page = pages.ready(request.url, 'gzip');  // bytes to send, or null
 *   pages.countSent();                              // once they are sent
 *   const answer = await pages.make(url, compute);  // otherwise: computed once for all concurrent requests
 *   pages.keep(answer.body, rendered);              // when it has been validated and serialised
 *
 * A page is kept while a fresh answer would be the same: until the data change, a row leaves the window (`changesAt`), or
 * the UTC date in the attribution ends. It is not used while the clock is set back, because rows may have come back into
 * its window.
 */

/** An answer ready to send, without the headers that differ by request. */
export interface PreparedPage extends Representation {
  /** Names and values alternate, as `writeHead` takes them. */
  readonly headers: readonly string[];
  /** `headers` with those of a response that has content. */
  readonly contentHeaders: readonly string[];
  /** The route template, as the metrics name it. */
  readonly route: string;
  readonly path: string;
  /** The path as it is logged. */
  readonly pathLogged: string;
}

interface PageRequest {
  readonly url: string;
  readonly path: string;
  readonly route: string;
}

export interface PreparedPages {
  /** Returns the page in this coding (uncompressed if it is small), or null if it is not ready or no longer exact. */
  ready(url: string, coding?: ContentCoding): PreparedPage | null;
  /** Counts a hit once a ready page is sent; a refused request is none. */
  countSent(): void;
  make<Body extends object>(
    request: PageRequest,
    compute: () => Promise<Answer<Body>>,
  ): Promise<Answer<Body>>;
  keep(body: object, rendered: Representation): void;
}

/** Counted in `/metrics`. */
export interface PreparedCounts {
  hit(): void;
  miss(): void;
  evicted(): void;
}

interface Parts {
  /** 0 turns the cache off. */
  readonly maximumBytes: number;
  /** Headers of every answer. */
  readonly headers: Readonly<Record<string, string>>;
  readonly revision: Pick<RevisionWatch, 'current'>;
  readonly clock: Clock;
  readonly counts: PreparedCounts;
}

/** The state and the time range in which a fresh answer would be the same. */
interface Validity {
  readonly moment: Moment;
  readonly fromMilliseconds: number;
  readonly untilMilliseconds: number;
}

interface Entry {
  readonly page: PreparedPage;
  readonly validity: Validity;
  /** The uncompressed page that this one was made from. */
  readonly of?: PreparedPage;
}

interface Made {
  readonly request: PageRequest;
  readonly answer: Answer<object>;
  readonly validity: Validity;
}

/** Rough size of an entry besides its bytes: key, headers and objects. */
const ENTRY_OVERHEAD_BYTES = 1_024;

export function preparedPages({ maximumBytes, headers, revision, clock, counts }: Parts): PreparedPages & {
  readonly bytes: () => number;
} {
  const kept =
    maximumBytes > 0
      ? new LRUCache<string, Entry>({
          maxSize: maximumBytes,
          sizeCalculation: ({ page }, url) => page.bytes.length + url.length + ENTRY_OVERHEAD_BYTES,
          dispose: (_entry, _url, reason) => {
            if (reason === 'evict') counts.evicted();
          },
        })
      : null;
  const made = new WeakMap<object, Made>();
  const underWay = new Map<string, { moment: Moment; answer: Promise<Answer<object>> }>();

  const holds = (validity: Validity, now: number): boolean =>
    validity.moment === revision.current() &&
    now >= validity.fromMilliseconds &&
    now < validity.untilMilliseconds;

  const compute = async <Body extends object>(
    request: PageRequest,
    moment: Moment,
    work: () => Promise<Answer<Body>>,
  ): Promise<Answer<Body>> => {
    const fromMilliseconds = clock().getTime();
    const answer = await work();
    const untilMilliseconds = Math.min(
      answer.changesAt ?? Number.POSITIVE_INFINITY,
      nextMidnight(fromMilliseconds),
    );
    const validity = { moment, fromMilliseconds, untilMilliseconds };
    // The answer may have been read at a later state, which a failover can lose before this server notices it.
    if ((answer.readAt ?? moment) === moment) made.set(answer.body, { request, answer, validity });
    return answer;
  };

  return {
    ready: (url, coding = 'identity') => {
      const entry = kept?.get(url);
      if (!entry) return null;
      if (!holds(entry.validity, clock().getTime())) {
        kept?.delete(url);
        return null;
      }
      if (coding === 'identity' || entry.page.bytes.length < COMPRESSED_FROM_BYTES) return entry.page;
      // URLs have no spaces, so this key cannot collide with one.
      const key = `${coding} ${url}`;
      const known = kept?.get(key);
      if (known?.of === entry.page) return known.page;
      const page = compressedPage(entry.page, coding);
      kept?.set(key, { page, validity: entry.validity, of: entry.page });
      return page;
    },

    countSent: counts.hit,

    make: async (request, work) => {
      const now = revision.current();
      if (!kept || now === null) return work();
      counts.miss();
      const known = underWay.get(request.url);
      // A computation that began at an earlier state may not include the change.
      if (known?.moment === now) return known.answer as ReturnType<typeof work>;
      const answer = compute(request, now, work);
      const entry = { moment: now, answer };
      underWay.set(request.url, entry);
      try {
        return await answer;
      } finally {
        if (underWay.get(request.url) === entry) underWay.delete(request.url);
      }
    },

    keep: (body, rendered) => {
      const found = made.get(body);
      if (!kept || !found || !holds(found.validity, clock().getTime())) return;
      const { request, answer, validity } = found;
      made.delete(body);
      kept.set(request.url, {
        page: preparedPage(rendered, { ...headers, ...answer.headers }, request),
        validity,
      });
    },

    bytes: () => kept?.calculatedSize ?? 0,
  };
}

function preparedPage(
  rendered: Representation,
  own: Readonly<Record<string, string>>,
  { path, route }: PageRequest,
): PreparedPage {
  const headers = readHeaders(own, rendered.etag);
  const length = String(rendered.bytes.length);
  return {
    ...rendered,
    headers,
    contentHeaders: [...headers, 'Content-Type', JSON_TYPE, 'Content-Length', length],
    route,
    path,
    pathLogged: pathAnswered(path),
  };
}

function compressedPage(page: PreparedPage, coding: ContentCoding): PreparedPage {
  const bytes = compressed(page.bytes, coding);
  const length = String(bytes.length);
  const content = ['Content-Type', JSON_TYPE, 'Content-Encoding', coding, 'Content-Length', length];
  return { ...page, bytes, contentHeaders: [...page.headers, ...content] };
}

/** Returns the headers of a read, for 200 and 304. */
function readHeaders(own: Readonly<Record<string, string>>, etag: string): string[] {
  return [...Object.entries(own).flat(), 'Cache-Control', CACHE_CONTROL, 'Vary', VARY, 'ETag', etag];
}

function nextMidnight(milliseconds: number): number {
  return (Math.floor(milliseconds / DAY_MILLISECONDS) + 1) * DAY_MILLISECONDS;
}
