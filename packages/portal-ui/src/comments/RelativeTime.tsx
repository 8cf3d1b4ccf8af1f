import { relativeTime } from '@kontor/portal-core';
import { useLanguage } from '../provider/index.js';

export interface RelativeTimeProps {
  /** Instant, ISO in UTC. */
  readonly instant: string;
  /** The time now, milliseconds since 1970; see `useNow`. */
  readonly now: number;
}

/** How long ago something was, 'vor 3 Stunden', in the words of the reader's language. Nothing for an instant that cannot be read. */
export function RelativeTime({ instant, now }: RelativeTimeProps) {
  const language = useLanguage();
  const at = Date.parse(instant);
  if (Number.isNaN(at)) return null;
  return <time dateTime={instant}>{relativeTime(Math.min(at, now), now, language)}</time>;
}
