/** Milliseconds since 1970, as `Date.now`. Everything that needs the time is handed one. */
export type Clock = () => number;

/** The instant as ISO text in UTC with milliseconds: how instants are stored. */
export function instantOf(clock: Clock): string {
  return new Date(clock()).toISOString();
}
