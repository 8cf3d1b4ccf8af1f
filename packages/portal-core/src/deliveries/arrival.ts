/** An announced line with what is booked on it. */
export interface ArrivedLine {
  /** Announced units. */
  readonly ordered: number;
  /** Units received in total. */
  readonly booked: number;
  /** Why the quantity differs; empty where it does not, and where nothing is recorded. */
  readonly reason: string;
}

/** The share of an announced line that has been received: red, yellow and green on the screen (specification 2 section 4). */
export type DeliveredShare = 'none' | 'part' | 'all' | 'more';

/** Compares the booked with the announced quantity. */
export function deliveredShare(booked: number, announced: number): DeliveredShare {
  if (booked <= 0) return 'none';
  if (booked > announced) return 'more';
  return booked === announced ? 'all' : 'part';
}

/** Whether nobody has recorded anything on a line: neither a quantity nor a reason such as damage. */
export const isUntouched = ({ booked, reason }: Pick<ArrivedLine, 'booked' | 'reason'>): boolean =>
  booked === 0 && reason.trim() === '';

/** Whether a booking must be confirmed: it brings more than announced, and more than the line already holds. */
export const exceedsAnnounced = (booked: number, line: Pick<ArrivedLine, 'ordered' | 'booked'>): boolean =>
  booked > Math.max(line.ordered, line.booked);

/** How far the bookings of a delivery are from what was announced, in units. */
export interface ArrivedUnits {
  /** Announced units that are not booked in. */
  readonly missingUnits: number;
  /** Booked units that were not announced. */
  readonly extraUnits: number;
}

/** Sums up what is missing and what is too much; a line too many never makes up for one that is missing. */
export function arrivedUnits(lines: readonly Pick<ArrivedLine, 'ordered' | 'booked'>[]): ArrivedUnits {
  const sumOf = (unitsOf: (line: Pick<ArrivedLine, 'ordered' | 'booked'>) => number) =>
    lines.reduce((sum, line) => sum + Math.max(0, unitsOf(line)), 0);
  return {
    missingUnits: sumOf(({ ordered, booked }) => ordered - booked),
    extraUnits: sumOf(({ ordered, booked }) => booked - ordered),
  };
}
