/** HTTP method and path of an operation. */
export interface Route {
  readonly method: 'GET' | 'POST';
  readonly path: string;
}
