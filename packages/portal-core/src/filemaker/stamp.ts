const STAMP = /^(\d{1,2})\/(\d{1,2})\/(\d{4}) (\d{1,2}):(\d{2}):(\d{2})(?:\.\d+)?$/;

/**
 * A timestamp of FileMaker (`MM/DD/YYYY HH:MM:SS`) in the order of time: `2026-11-28T04:05:06`. It is the time on the wall of the ERP's
 * server, without a zone. Empty for anything else.
 */
export function readStamp(text: string): string {
  const [, month, day, year, hour, minute, second] = STAMP.exec(text.trim()) ?? [];
  if (year === undefined) return '';
  const two = (part: string | undefined) => (part ?? '').padStart(2, '0');
  const stamp = `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}:${two(second)}`;
  const at = Date.parse(`${stamp}Z`);
  return Number.isNaN(at) || textOf(at) !== stamp ? '' : stamp;
}

/** The timestamp as FileMaker reads it. */
export const writeStamp = (stamp: string): string =>
  `${stamp.slice(5, 7)}/${stamp.slice(8, 10)}/${stamp.slice(0, 4)} ${stamp.slice(11, 19)}`;

/** The timestamp so many seconds before, on the same wall. */
export const stampBefore = (stamp: string, seconds: number): string =>
  textOf(Date.parse(`${stamp}Z`) - seconds * 1000);

const textOf = (at: number): string => new Date(at).toISOString().slice(0, 19);
