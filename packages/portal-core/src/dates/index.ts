export { isIsoDay, isoDayOf } from './day.js';
export { DEFAULT_TIME_ZONE } from './default-zone.js';
export { dateLocaleOf, formatDay, formatInstant, parseDay } from './display.js';
export { parseInstant } from './instant.js';
export { instantOfLocalTime, localTimeOf } from './local-time.js';
export { monthOf, monthsBetween, nextMonth, startOf } from './months.js';
export { relativeTime } from './relative-time.js';
export { addDays, dayOf, daysBetween, today } from './zone.js';
