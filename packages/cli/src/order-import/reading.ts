import {
  checkSource,
  type CheckedOrder,
  type Dialect,
  type ImportMapping,
  type Survey,
} from '@kontor/portal-core/order-import';
import { createNodeDecoder } from './node-decoder.js';

/** How a file is to be read, once everything about it is decided. */
export interface Reading {
  readonly dialect: Dialect;
  readonly mapping: ImportMapping;
  readonly header: readonly string[];
}

/** The orders of a file, judged, in file order and in batches as its bytes come. */
export function checkedOrders(
  open: () => AsyncIterable<Uint8Array>,
  reading: Reading,
  watch: { readonly survey?: Survey; readonly onBytes?: (bytes: number) => void } = {},
): AsyncIterable<readonly CheckedOrder[]> {
  const { survey, onBytes } = watch;
  return checkSource(
    { open },
    {
      ...reading,
      createDecoder: createNodeDecoder,
      ...(survey ? { survey } : {}),
      ...(onBytes ? { onProgress: ({ bytes }) => onBytes(bytes) } : {}),
    },
  );
}
