export interface MockRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  /** The body as text; empty when there is none. */
  readonly body: string;
}
