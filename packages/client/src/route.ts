/** Where an operation is asked. */
export interface Route {
  readonly method: 'GET' | 'POST';
  readonly path: string;
}
