import { validateBooking, type Booking, type Issue } from '@kontor/portal-core';
import type { InboundLine } from './useInbound.js';

/** What is typed of each line, by its place: `booked.0`, `reason.0`. */
export type BookingDraft = Readonly<Record<string, string>>;

/** A line that is typed to say something else than is stored. */
export interface ChangedLine {
  /** Its place among the lines. */
  readonly index: number;
  readonly line: InboundLine;
  /** Units that have come in all; NaN where no number is typed. */
  readonly booked: number;
  readonly reason: string;
}

/** The lines as they are stored. */
export function draftOf(lines: readonly InboundLine[]): BookingDraft {
  return Object.fromEntries(lines.flatMap((line, index) => Object.entries(draftOfLine(line, index))));
}

/** A line as it is stored, at its place. */
export function draftOfLine({ booked, reason }: InboundLine, index: number): BookingDraft {
  return { [`booked.${index}`]: String(booked), [`reason.${index}`]: reason };
}

/** The lines that are typed to say something else than is stored. */
export function changedLines(draft: BookingDraft, lines: readonly InboundLine[]): readonly ChangedLine[] {
  return lines.flatMap((line, index) => {
    const booked = unitsOf(draft[`booked.${index}`]);
    const reason = booked === line.ordered ? '' : (draft[`reason.${index}`] ?? '').trim();
    const isStored = booked === line.booked && reason === line.reason;
    return isStored ? [] : [{ index, line, booked, reason }];
  });
}

/** Whether a line differs from what was announced, so that a reason is asked for; not before anything is booked or typed. */
export function needsReason(draft: BookingDraft, line: InboundLine, index: number): boolean {
  const booked = unitsOf(draft[`booked.${index}`]);
  const isUntouched = booked === 0 && line.booked === 0;
  return !Number.isNaN(booked) && booked !== line.ordered && !isUntouched;
}

/** The broken rules, at the fields of the form: `lines.1.reason` of what is sent stands at `reason.3`, that nothing is sent at `lines`. */
export function bookingIssues(draft: BookingDraft, lines: readonly InboundLine[]): readonly Issue[] {
  const changed = changedLines(draft, lines);
  const booking = changed.map(({ line, booked, reason }) => ({ ordered: line.ordered, booked, reason }));
  return validateBooking(booking).map((found) => {
    const [, place, field] = found.path.split('.');
    if (field === undefined) return found;
    return { ...found, path: `${field}.${changed[Number(place)]?.index}` };
  });
}

/** The call's body: each line from what it said on the screen. */
export function bookingOf(changed: readonly ChangedLine[]): Booking {
  return {
    lines: changed.map(({ line, booked, reason }) => ({
      position: line.position,
      booked,
      reason,
      from: { booked: line.booked, reason: line.reason },
    })),
  };
}

/** The number typed; NaN where it is none. */
function unitsOf(text: string | undefined): number {
  const typed = (text ?? '').trim();
  return /^\d+$/.test(typed) ? Number(typed) : Number.NaN;
}
