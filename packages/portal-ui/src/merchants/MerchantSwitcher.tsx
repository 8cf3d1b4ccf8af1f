import type { FocusEvent } from 'react';
import { merchantLabel } from '@kontor/portal-core/merchants';
import { ComboBox } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { useMerchantView } from '../merchant-choice/index.js';
import { useAllMerchants } from './useAllMerchants.js';

interface MerchantSwitcherProps {
  /** Called when the user has chosen, after the choice took effect. */
  readonly onChosen?: (() => void) | undefined;
}

/** Value of the option for all merchants; no merchant has this number. */
const ALL = '0';

/** Field in which staff choose the merchant that all lists are about, or all merchants. Absent for whoever has only one. */
export function MerchantSwitcher({ onChosen }: MerchantSwitcherProps) {
  const translate = useTranslate();
  const { mayChoose, chosen, choose } = useMerchantView();
  const { merchants, ...request } = useAllMerchants(mayChoose);
  if (!mayChoose) return null;
  const options = [
    { value: ALL, label: translate('merchants.allMerchants') },
    ...merchants.map((one) => ({ value: String(one.erp_merchant_id), label: merchantLabel(one) })),
  ];
  return (
    <div onFocus={selectText}>
      <ComboBox
        {...request}
        label={translate('merchants.shownMerchant')}
        isLabelHidden
        options={options}
        value={String(chosen ?? ALL)}
        onChange={({ value }) => {
          choose(value === null || value === ALL ? null : Number(value));
          onChosen?.();
        }}
      />
    </div>
  );
}

/** Selects the present choice, so that typing searches anew. */
function selectText({ target }: FocusEvent): void {
  if (target instanceof HTMLInputElement) target.select();
}
