import { useState } from 'react';
import { changedLines, type BookingDraft } from './booking-draft.js';
import type { InboundLine } from './useInbound.js';

/** The lines, by their place, that someone else has booked while they were typed in. */
export interface Overtaken {
  has(index: number): boolean;
  /** Forgets one of them, or all: what is typed is decided on. */
  settle(index?: number): void;
}

/** Tells which lines others were faster with; `onNewLines` is called, while rendering, when the stored lines are other ones. */
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
