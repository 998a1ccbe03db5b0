/** An hour of revisions of a primary that changes every second. */
const KEPT = 3_600;

/** The times at which the server learned of the latest revisions, for the lag of replicas. */
export class ConfirmedRevisions {
  #heard: { readonly revision: number; readonly at: number }[] = [];

  add(revision: number): void {
    const last = this.#heard.at(-1);
    // After a loss of history, revisions start again from a lower number.
    if (last !== undefined && revision <= last.revision) this.#heard = [];
    this.#heard.push({ revision, at: performance.now() });
    if (this.#heard.length > KEPT) this.#heard.shift();
  }

  /** Returns the seconds since the server learned of the first revision after this one; 0 when there is none. */
  secondsSince(revision: number): number {
    const missing = this.#heard.find((heard) => heard.revision > revision);
    return missing === undefined ? 0 : (performance.now() - missing.at) / 1000;
  }
}
