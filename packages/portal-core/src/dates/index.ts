export { isIsoDay, isoDayOf } from './day.js';
export { dateLocaleOf, formatDay, formatInstant, parseDay } from './display.js';
export { parseInstant } from './instant.js';
export { instantOfLocalTime, localTimeOf } from './local-time.js';
export { monthOf, monthsBetween, nextMonth, startOf } from './months.js';
export { relativeTime } from './relative-time.js';
export { addDays, dayOf, daysBetween, DEFAULT_TIME_ZONE, today } from './zone.js';
