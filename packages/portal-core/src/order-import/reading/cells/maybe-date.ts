import { withoutWeekday } from './month-names.js';

const [SPACE, HYPHEN, POINT, SLASH, ZERO, NINE] = [32, 45, 46, 47, 48, 57];

/**
 * A quick test before the pattern: dates begin with a digit or a weekday, are neither very short nor very long, and have a separator or a
 * letter.
 */
export function maybeDate(cell: string): boolean {
  if (cell.length < 6 || cell.length > 40) return false;
  const unit = cell.charCodeAt(0);
  if (unit > NINE) return isBehindWeekday(cell);
  return (unit === SPACE || (unit >= ZERO && unit <= NINE)) && hasSeparator(cell);
}

const [TO_SMALL, UNITS] = [32, 0x10000];
/** The first two letters of weekdays in the languages of dates; few names and towns begin with them. */
const BEGINNINGS = new Set(
  'mo di mi do fr sa so tu we th su lu ma me je ve'
    .split(' ')
    .map((two) => two.charCodeAt(0) * UNITS + two.charCodeAt(1)),
);
/** Characters within which a weekday ends: `Donnerstag, den `. */
const WEEKDAY_ENDS = 16;

function isBehindWeekday(cell: string): boolean {
  if (!BEGINNINGS.has((cell.charCodeAt(0) | TO_SMALL) * UNITS + (cell.charCodeAt(1) | TO_SMALL)))
    return false;
  let at = 2;
  while (at < WEEKDAY_ENDS && !(cell.charCodeAt(at) >= ZERO && cell.charCodeAt(at) <= NINE)) at += 1;
  if (at === WEEKDAY_ENDS) return false;
  const bare = withoutWeekday(cell);
  return bare.length < cell.length && maybeDate(bare);
}

function hasSeparator(text: string): boolean {
  for (let at = 1; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit === HYPHEN || unit === POINT || unit === SLASH || unit > NINE) return true;
  }
  return false;
}
