/** Where the server is in its life: what `/readyz` and open connections go by. */
export interface ServerState {
  stopping: boolean;
}
