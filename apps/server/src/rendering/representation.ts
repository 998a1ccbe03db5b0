/** A body as it is sent. */
export interface Representation {
  readonly bytes: Buffer;
  readonly etag: string;
}
