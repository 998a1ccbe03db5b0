/** Of a primary that changes every second, as many minutes. */
const KEPT = 3_600;

/** When the server heard of the latest revisions. */
export class ConfirmedRevisions {
  #heard: { readonly revision: number; readonly at: number }[] = [];

  add(revision: number): void {
    const last = this.#heard.at(-1);
    // A store that lost what it had begins anew.
    if (last !== undefined && revision <= last.revision) this.#heard = [];
    this.#heard.push({ revision, at: performance.now() });
    if (this.#heard.length > KEPT) this.#heard.shift();
  }

  /** How long ago the first revision after this one was heard of; 0 where there is none. */
  secondsSince(revision: number): number {
    const missing = this.#heard.find((heard) => heard.revision > revision);
    return missing === undefined ? 0 : (performance.now() - missing.at) / 1000;
  }
}
