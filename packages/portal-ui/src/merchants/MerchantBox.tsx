import { merchantLabel } from '@kontor/portal-core/merchants';
import { ComboBox } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { useAllMerchants } from './useAllMerchants.js';

interface MerchantBoxProps {
  /** The merchant's number in the ERP; undefined for all merchants. */
  readonly value: number | undefined;
  readonly onChange: (merchantErpId: number | undefined) => void;
}

/** Field of a filter bar for one merchant, found by typing, or all. */
export function MerchantBox({ value: chosen, onChange }: MerchantBoxProps) {
  const translate = useTranslate();
  const { merchants, ...request } = useAllMerchants();
  return (
    <ComboBox
      {...request}
      label={translate('merchants.merchant')}
      isLabelHidden
      placeholder={translate('merchants.allMerchants')}
      options={merchants.map((one) => ({ value: String(one.erp_merchant_id), label: merchantLabel(one) }))}
      value={chosen === undefined ? null : String(chosen)}
      onChange={({ value }) => onChange(value === null ? undefined : Number(value))}
    />
  );
}
