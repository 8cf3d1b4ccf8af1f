import { addDays, dayOf, formatInstant } from '@kontor/portal-core/dates';
import type { Language, Translate } from '@kontor/portal-core/i18n';

/** When a delivery comes, as it is said at the ramp: `heute 08:30`, `morgen 08:30`, else weekday, day and time. */
export function arrivalWords(
  arrival: string,
  now: number,
  { timeZone, language, translate }: { timeZone: string; language: Language; translate: Translate },
): string {
  const instant = Date.parse(arrival);
  const text = formatInstant(instant, timeZone);
  const time = text.slice(-5);
  const [day, today] = [dayOf(instant, timeZone), dayOf(now, timeZone)];
  if (day === today) return translate('deliveries.arrivesToday', { time });
  if (day === addDays(today, 1)) return translate('deliveries.arrivesTomorrow', { time });
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone }).format(instant);
  return `${weekday} ${text}`;
}
