import {
  checkSource,
  type CheckedOrder,
  type Reading,
  type ScatteredOrders,
  type Survey,
} from '@kontor/portal-core/order-import';
import { createNodeDecoder } from './node-decoder.js';

/** How a file is read, and the orders whose rows do not stand together in it. */
export interface OrderReading extends Reading {
  /** Absent as long as nobody has looked for them. */
  readonly scattered?: ScatteredOrders;
}

export interface ReadingWatch {
  readonly survey?: Survey;
  readonly onBytes?: (bytes: number) => void;
  readonly onScattered?: (orders: ScatteredOrders) => void;
}

/** The orders of a file, judged, in the order of their last lines and in batches as its bytes come. */
export function checkedOrders(
  open: () => AsyncIterable<Uint8Array>,
  reading: OrderReading,
  { survey, onBytes, onScattered }: ReadingWatch = {},
): AsyncIterable<readonly CheckedOrder[]> {
  return checkSource(
    { open },
    {
      ...reading,
      createDecoder: createNodeDecoder,
      ...(survey ? { survey } : {}),
      ...(onScattered ? { onScattered } : {}),
      ...(onBytes ? { onProgress: ({ bytes }) => onBytes(bytes) } : {}),
    },
  );
}
