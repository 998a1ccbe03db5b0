/** A body as it is sent. */
export interface Rendered {
  readonly bytes: Buffer;
  readonly etag: string;
}
