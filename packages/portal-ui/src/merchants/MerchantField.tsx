import { ComboBox } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { useAllMerchants } from './useAllMerchants.js';

interface MerchantFieldProps {
  readonly value: number | null;
  readonly error: string | undefined;
  readonly onChange: (merchantErpId: number | null) => void;
}

/** Whose order it is. */
export function MerchantField({ value, error, onChange }: MerchantFieldProps) {
  const translate = useTranslate();
  const merchants = useAllMerchants();
  if (merchants === undefined) return null;
  return (
    <ComboBox
      label={translate('orders.merchant')}
      isRequired
      error={error}
      placeholder={translate('common.chooseOption')}
      options={merchants.map(({ merchant_name, erp_merchant_id }) => ({
        value: String(erp_merchant_id),
        label: `${merchant_name} (${erp_merchant_id})`,
      }))}
      value={value === null ? null : String(value)}
      onChange={(change) => onChange(change.value === null ? null : Number(change.value))}
    />
  );
}
