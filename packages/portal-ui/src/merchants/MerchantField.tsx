import { merchantLabel } from '@kontor/portal-core/merchants';
import { ComboBox } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { useAllMerchants } from './useAllMerchants.js';

interface MerchantFieldProps {
  readonly value: number | null;
  readonly error: string | undefined;
  readonly onChange: (merchantErpId: number | null) => void;
}

/** Field for the merchant of a record, by the merchant's number in the ERP. */
export function MerchantField({ value, error, onChange }: MerchantFieldProps) {
  const translate = useTranslate();
  const { merchants, ...request } = useAllMerchants();
  return (
    <ComboBox
      {...request}
      label={translate('orders.merchant')}
      isRequired
      error={error}
      placeholder={translate('common.chooseOption')}
      options={merchants.map((one) => ({ value: String(one.erp_merchant_id), label: merchantLabel(one) }))}
      value={value === null ? null : String(value)}
      onChange={(change) => onChange(change.value === null ? null : Number(change.value))}
    />
  );
}
