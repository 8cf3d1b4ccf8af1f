import { useQuery } from '@tanstack/react-query';
import { merchantsList } from '@kontor/portal-core';
import { ComboBox } from '../primitives/index.js';
import { usePortalClient, useTranslate } from '../provider/index.js';

interface MerchantFieldProps {
  readonly value: number | null;
  readonly error: string | undefined;
  readonly onChange: (merchantErpId: number | null) => void;
}

/** Most merchants that can be chosen among. */
const MOST = 250;

/** Whose order it is. */
export function MerchantField({ value, error, onChange }: MerchantFieldProps) {
  const client = usePortalClient();
  const translate = useTranslate();
  const list = useQuery({
    queryKey: ['merchants', 'all'],
    queryFn: ({ signal }) => client.call(merchantsList, { query: { limit: MOST }, signal }),
  });
  if (list.data === undefined) return null;
  return (
    <ComboBox
      label={translate('orders.merchant')}
      isRequired
      error={error}
      placeholder={translate('common.chooseOption')}
      options={list.data.entries.map(({ merchant_name, erp_merchant_id }) => ({
        value: String(erp_merchant_id),
        label: `${merchant_name} (${erp_merchant_id})`,
      }))}
      value={value === null ? null : String(value)}
      onChange={(change) => onChange(change.value === null ? null : Number(change.value))}
    />
  );
}
