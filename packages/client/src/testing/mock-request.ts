export interface MockRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  /** As text; empty without one. */
  readonly body: string;
}
