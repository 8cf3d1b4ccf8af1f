import {
  checkSource,
  type CheckedOrder,
  type Reading,
  type LateLines,
  type Survey,
} from '@kontor/portal-core/order-import';
import { createNodeDecoder } from './node-decoder.js';

/** How a file is read, and its orders whose rows are not adjacent. */
export interface OrderReading extends Reading {
  /** Absent until they have been searched for. */
  readonly lateLines?: LateLines;
}

export interface ReadingWatch {
  readonly survey?: Survey;
  readonly onBytes?: (bytes: number) => void;
  readonly onLateLines?: (orders: LateLines) => void;
}

/** Yields the checked orders of a file, in the order of their last lines, in batches as its bytes arrive. */
export function checkedOrders(
  open: () => AsyncIterable<Uint8Array>,
  reading: OrderReading,
  { survey, onBytes, onLateLines }: ReadingWatch = {},
): AsyncIterable<readonly CheckedOrder[]> {
  return checkSource(
    { open },
    {
      ...reading,
      createDecoder: createNodeDecoder,
      now: Date.now,
      ...(survey ? { survey } : {}),
      ...(onLateLines ? { onLateLines } : {}),
      ...(onBytes ? { onProgress: ({ bytes }) => onBytes(bytes) } : {}),
    },
  );
}
