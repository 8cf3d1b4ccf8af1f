import { addressesGet, type DeliveryAddress } from '@kontor/portal-core/orders';
import { addressFromErp } from '@kontor/portal-core/erp';
import { useAnswer } from '../provider/index.js';

/** Fetches a delivery address; `address` is null if the ERP has none with this number. */
export function useAddress(id: number): {
  readonly address: DeliveryAddress | null | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
} {
  const query = useAnswer(
    addressesGet,
    { params: { id } },
    { select: ({ entries }) => (entries[0] ? addressFromErp(entries[0]) : null) },
  );
  return { address: query.data, error: query.error, retry: () => void query.refetch() };
}
