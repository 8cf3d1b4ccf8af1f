/**
 * A place among the changes. On SQLite the last id; on PostgreSQL a snapshot (`xmin:xmax:` and the transactions that were running), since ids
 * become visible in the order in which transactions end.
 */
export type Position = string;

/** How long changes are kept at least: a reader who was away for longer begins anew. */
export const CHANGES_KEPT_MS = 3_600_000;

const SNAPSHOT = /^(\d{1,18}):(\d{1,18}):(\d{1,18}(?:,\d{1,18})*)?$/;
const CURSOR = /^(\d{1,12})\.(.+)$/;

/** What a reader is given to go on from: the position, and when it was there. */
export function cursorOf(position: Position, nowMs: number): string {
  return `${Math.trunc(nowMs / 1000)}.${position}`;
}

/** The position of a cursor; null for one that is no cursor of this engine, or too old to go on from. */
export function readCursor(
  cursor: string,
  { engine, nowMs }: { readonly engine: 'sqlite' | 'postgres'; readonly nowMs: number },
): Position | null {
  const [, seconds, position = ''] = CURSOR.exec(cursor) ?? [];
  if (seconds === undefined || nowMs - Number(seconds) * 1000 > CHANGES_KEPT_MS) return null;
  const isPosition = engine === 'sqlite' ? /^\d{1,15}$/.test(position) : isSnapshot(position);
  return isPosition ? position : null;
}

/** True for a text that PostgreSQL reads as a snapshot: ordered numbers, those of running transactions between the two bounds. */
function isSnapshot(text: string): boolean {
  const [, first, last, running] = SNAPSHOT.exec(text) ?? [];
  if (first === undefined || last === undefined) return false;
  const [min, max] = [BigInt(first), BigInt(last)];
  const numbers = (running?.split(',') ?? []).map(BigInt);
  const isOrdered = numbers.every((number, at) => at === 0 || number > numbers[at - 1]!);
  return min > 0n && max >= min && isOrdered && numbers.every((number) => number >= min && number < max);
}
