export type Clock = () => Date;

/** The moment that a response speaks of: `since` and `as_of` are both exact to the second. */
export function nowToTheSecond(clock: Clock): Date {
  return new Date(Math.floor(clock().getTime() / 1000) * 1000);
}
