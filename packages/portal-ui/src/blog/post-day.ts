import { dayOf, DEFAULT_TIME_ZONE, formatDay } from '@kontor/portal-core/dates';

/** The day a post was published, as `dd.mm.yyyy`. */
export const postDay = (creationDate: string): string =>
  formatDay(dayOf(Date.parse(creationDate), DEFAULT_TIME_ZONE));
