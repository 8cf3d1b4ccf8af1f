import { useMemo } from 'react';
import { useAllMerchants } from '../../merchants/index.js';
import { useAllowedResources } from '../../session/index.js';

/** The ERP's numbers of the merchants by their names in lower case, for staff; undefined for others, and until they are there. */
export function useMerchantNames(): ReadonlyMap<string, number> | undefined {
  const isStaff = useAllowedResources()?.has('/getForAllMerchants') ?? false;
  const { merchants } = useAllMerchants(isStaff);
  return useMemo(
    () =>
      merchants.length === 0
        ? undefined
        : new Map(
            merchants.map(({ merchant_name, erp_merchant_id }) => [
              merchant_name.toLowerCase(),
              erp_merchant_id,
            ]),
          ),
    [merchants],
  );
}
