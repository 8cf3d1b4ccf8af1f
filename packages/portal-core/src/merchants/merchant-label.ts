import type { Merchant } from './merchant.types.js';

/** A merchant as it is chosen and told: its name and the number the ERP keeps it under. */
export const merchantLabel = ({
  merchant_name,
  erp_merchant_id,
}: Pick<Merchant, 'merchant_name' | 'erp_merchant_id'>): string => `${merchant_name} (${erp_merchant_id})`;
