/** A response body as sent. */
export interface Representation {
  readonly bytes: Buffer;
  readonly etag: string;
}
