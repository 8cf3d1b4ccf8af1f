import { relativeTime } from '@kontor/portal-core/dates';
import { useLanguage } from '../provider/index.js';

export interface RelativeTimeProps {
  /** Instant, ISO in UTC. */
  readonly instant: string;
  /** The time now, milliseconds since 1970; see `useNow`. */
  readonly now: number;
}

/**
 * The time since an instant in the reader's language, for example 'vor 3 Stunden'. Renders nothing for an instant that
 * cannot be parsed.
 */
export function RelativeTime({ instant, now }: RelativeTimeProps) {
  const language = useLanguage();
  const at = Date.parse(instant);
  if (Number.isNaN(at)) return null;
  return <time dateTime={instant}>{relativeTime(Math.min(at, now), now, language)}</time>;
}
