/** Hours without a look at the portal after which the next one begins a new visit. */
const VISIT_PAUSE_HOURS = 4;
/** Milliseconds after which a look is noted again; a visit ends within them. */
const NOTED_EVERY_MS = 10 * 60_000;
const HOUR_MS = 3_600_000;

/** What there was at an instant: the newest order, and the newest entry about one in the trail. */
export interface VisitMark {
  /** Instant, ISO in UTC. */
  readonly at: string;
  readonly order_id: number;
  readonly record_id: number;
}

/** The visits of one person: the last look of the present one, and the last look of the one before. */
export interface Visits {
  readonly seen: VisitMark;
  /** Null on the first visit. */
  readonly since: VisitMark | null;
}

/**
 * The visits after a look. After a pause of hours it begins a new visit, before which everything until the last look was seen. Null when
 * nothing has to be stored: the last look is minutes ago.
 */
export function visitsAfter(visits: Visits | null, now: VisitMark): Visits | null {
  if (visits === null) return { seen: now, since: null };
  const { seen, since } = visits;
  const pauseMs = Date.parse(now.at) - Date.parse(seen.at);
  if (pauseMs >= VISIT_PAUSE_HOURS * HOUR_MS) return { seen: now, since: seen };
  return pauseMs < NOTED_EVERY_MS ? null : { seen: now, since };
}
