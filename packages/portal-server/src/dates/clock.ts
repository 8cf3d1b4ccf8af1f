/** Returns milliseconds since 1970, as `Date.now` does. Code that needs the time takes a clock as an argument. */
export type Clock = () => number;

/** The clock's present instant as ISO text in UTC with milliseconds, the format in which instants are stored. */
export function instantOf(clock: Clock): string {
  return new Date(clock()).toISOString();
}
