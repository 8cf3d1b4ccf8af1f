import type { Merchant } from './merchant.types.js';

/** Label of a merchant: its name and its number in the ERP. */
export const merchantLabel = ({
  merchant_name,
  erp_merchant_id,
}: Pick<Merchant, 'merchant_name' | 'erp_merchant_id'>): string => `${merchant_name} (${erp_merchant_id})`;
