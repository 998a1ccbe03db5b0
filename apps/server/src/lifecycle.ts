/** Where the server is in its life: what `/readyz` and open connections go by. */
export interface Lifecycle {
  stopping: boolean;
}
