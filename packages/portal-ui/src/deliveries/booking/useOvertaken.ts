import { useState } from 'react';
import { changedLines, type BookingDraft } from './booking-draft.js';
import type { InboundLine } from '../record/useInbound.js';

/** The lines, by index, that another user has booked while the user was typing in them. */
export interface Overtaken {
  has(index: number): boolean;
  /** Marks one line, or all lines, as resolved. */
  settle(index?: number): void;
}

/** Finds the lines that other users booked first. `onNewLines` is called during rendering when the stored lines change. */
export function useOvertaken(
  draft: BookingDraft,
  lines: readonly InboundLine[],
  onNewLines: () => void,
): Overtaken {
  const [known, setKnown] = useState(lines);
  const [overtaken, setOvertaken] = useState<readonly number[]>([]);
  const open = typedIn(draft, lines);
  if (known !== lines) {
    const typed = typedIn(draft, known);
    const isOvertaken = (index: number) => typed.includes(index) && !isSame(known[index], lines[index]);
    setKnown(lines);
    // What now says the same as is typed is no matter to decide: the own booking, for one.
    setOvertaken(open.filter((index) => overtaken.includes(index) || isOvertaken(index)));
    onNewLines();
  }
  return {
    has: (index) => overtaken.includes(index) && open.includes(index),
    settle: (index) => setOvertaken(overtaken.filter((one) => index !== undefined && one !== index)),
  };
}

const typedIn = (draft: BookingDraft, lines: readonly InboundLine[]) =>
  changedLines(draft, lines).map(({ index }) => index);

const isSame = (one: InboundLine | undefined, other: InboundLine | undefined) =>
  one?.booked === other?.booked && one?.reason === other?.reason;
