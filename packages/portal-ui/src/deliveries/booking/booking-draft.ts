import { isUntouched, validateBooking, type Booking } from '@kontor/portal-core/deliveries';
import type { Issue } from '@kontor/portal-core/validation';
import type { InboundLine } from '../record/useInbound.js';

/** The typed values of the lines, keyed by the line's index: `booked.0`, `reason.0`. */
export type BookingDraft = Readonly<Record<string, string>>;

/** A line whose typed values differ from the stored ones. */
export interface ChangedLine {
  /** Index of the line. */
  readonly index: number;
  readonly line: InboundLine;
  /** Total number of received units; NaN if no number is typed. */
  readonly booked: number;
  readonly reason: string;
}

/** The draft with the stored values of all lines. */
export function draftOf(lines: readonly InboundLine[]): BookingDraft {
  return Object.fromEntries(lines.flatMap((line, index) => Object.entries(draftOfLine(line, index))));
}

/** The draft of a booking's lines. */
export function draftOfBooking(booking: Booking, lines: readonly InboundLine[]): BookingDraft {
  return Object.fromEntries(
    booking.lines.flatMap(({ position, booked, reason = '' }) => {
      const index = lines.findIndex((line) => line.position === position);
      return [
        [`booked.${index}`, String(booked)],
        [`reason.${index}`, reason],
      ];
    }),
  );
}

/** The draft of one line with its stored values, under its index. */
export function draftOfLine({ booked, reason }: InboundLine, index: number): BookingDraft {
  return { [`booked.${index}`]: String(booked), [`reason.${index}`]: reason };
}

/** The lines whose typed values differ from the stored ones. */
export function changedLines(draft: BookingDraft, lines: readonly InboundLine[]): readonly ChangedLine[] {
  return lines.flatMap((line, index) => {
    const booked = unitsOf(draft[`booked.${index}`]);
    const reason = booked === line.ordered ? '' : (draft[`reason.${index}`] ?? '').trim();
    const isStored = booked === line.booked && reason === line.reason;
    return isStored ? [] : [{ index, line, booked, reason }];
  });
}

/** The announced quantities for all lines on which nothing is booked, recorded or typed, and how many others differ. */
export function asAnnounced(
  draft: BookingDraft,
  lines: readonly InboundLine[],
): { readonly draft: BookingDraft; readonly leftAlone: number } {
  const typed = lines.map((line, index) => ({
    line,
    index,
    booked: unitsOf(draft[`booked.${index}`]),
    reason: draft[`reason.${index}`] ?? '',
  }));
  const untouched = typed.filter((one) => isUntouched(one.line) && isUntouched(one));
  const differing = typed.filter((one) => one.booked !== one.line.ordered);
  return {
    draft: Object.fromEntries(untouched.map(({ index, line }) => [`booked.${index}`, String(line.ordered)])),
    leftAlone: differing.length - untouched.length,
  };
}

/** The draft of one line with some units more or less, never below zero; what is no number counts as zero. */
export function counted(draft: BookingDraft, index: number, by: number): BookingDraft {
  const units = unitsOf(draft[`booked.${index}`]) || 0;
  return { [`booked.${index}`]: String(Math.max(0, units + by)) };
}

/** The typed and the announced units of all lines. */
export function countedUnits(draft: BookingDraft, lines: readonly InboundLine[]) {
  const sum = (units: readonly number[]) => units.reduce((total, one) => total + one, 0);
  return {
    booked: sum(lines.map((_, index) => unitsOf(draft[`booked.${index}`]) || 0)),
    ordered: sum(lines.map(({ ordered }) => ordered)),
  };
}

/** Whether a line differs from the announced quantity and therefore needs a reason; never before something is booked or typed. */
export function needsReason(draft: BookingDraft, line: InboundLine, index: number): boolean {
  const booked = unitsOf(draft[`booked.${index}`]);
  const isBlank = booked === 0 && line.booked === 0 && (draft[`reason.${index}`] ?? '').trim() === '';
  return !Number.isNaN(booked) && booked !== line.ordered && !isBlank;
}

/**
 * The validation issues, mapped to the form's fields: `lines.1.reason` of the request belongs to `reason.3`; that there
 * is nothing to send belongs to `lines`.
 */
export function bookingIssues(draft: BookingDraft, lines: readonly InboundLine[]): readonly Issue[] {
  const changed = changedLines(draft, lines);
  const booking = changed.map(({ line, booked, reason }) => ({ ordered: line.ordered, booked, reason }));
  return validateBooking(booking).map((found) => {
    const [, place, field] = found.path.split('.');
    if (field === undefined) return found;
    return { ...found, path: `${field}.${changed[Number(place)]?.index}` };
  });
}

/** The request body. Each line includes the values that were on the screen. */
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

/** Parses the typed number; NaN if it is none. */
export function unitsOf(text: string | undefined): number {
  const typed = (text ?? '').trim();
  return /^\d+$/.test(typed) ? Number(typed) : Number.NaN;
}
