/** State that `/readyz` and open connections depend on. */
export interface ServerState {
  stopping: boolean;
}
