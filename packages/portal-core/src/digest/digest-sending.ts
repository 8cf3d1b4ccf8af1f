/** Minutes until each further try after a mail server failed; after them it is left for the next day. */
const PAUSES_MINUTES = [5, 15, 60] as const;
const MINUTE_MS = 60_000;
/** Milliseconds after its hour for which an e-mail is still sent: later it would come at a time that nobody chose. */
const LATEST_MS = 6 * 60 * MINUTE_MS;

/** Milliseconds until the next try after that many have failed; null when there is none. */
export function pauseAfterFailure(failures: number): number | null {
  const minutes = PAUSES_MINUTES[failures - 1];
  return minutes === undefined ? null : minutes * MINUTE_MS;
}

/** Whether an e-mail that was due at an instant may still be sent at another (milliseconds since 1970). */
export const isInTime = (dueAt: number, now: number): boolean => now - dueAt <= LATEST_MS;
