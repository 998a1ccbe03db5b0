/** A clock that stands until it is moved. */
export class TestClock {
  #milliseconds = Date.parse('2026-03-14T09:26:53.589Z');

  readonly now = (): Date => new Date(this.#milliseconds);

  advance(milliseconds: number): void {
    this.#milliseconds += milliseconds;
  }
}
