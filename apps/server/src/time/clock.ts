export type Clock = () => Date;

/** Returns the current time without milliseconds, because `since` and `as_of` are exact to the second. */
export function nowToTheSecond(clock: Clock): Date {
  return new Date(Math.floor(clock().getTime() / 1000) * 1000);
}
