import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { merchantsList, type Merchant } from '@kontor/portal-core';
import { ComboBox } from '../../primitives/index.js';
import { usePortalClient } from '../../provider/portal-context.js';
import { useTranslate } from '../../provider/translate-context.js';
import { useAllowedResources, useCurrentUser } from '../../session/index.js';
import { useWizard } from '../wizard-context.js';

export interface MerchantChoice {
  /** Staff see whose orders they import. */
  readonly mayChoose: boolean;
  /** Staff without a merchant of their own have to say. */
  readonly mustChoose: boolean;
  readonly merchants: readonly Merchant[];
  readonly isLoading: boolean;
}

/** Whose orders may be imported: a merchant's user has no choice, staff choose. */
export function useMerchantChoice(): MerchantChoice {
  const client = usePortalClient();
  const { state, store } = useWizard();
  const user = useCurrentUser();
  const mayChoose = useAllowedResources()?.has('/getForAllMerchants') ?? false;
  const own = user?.merchant?.erp_merchant_id ?? null;
  const list = useQuery({
    queryKey: ['merchants', 'all'],
    queryFn: ({ signal }) => client.call(merchantsList, { query: { limit: 250 }, signal }),
    enabled: mayChoose,
  });
  const isPreset = mayChoose && own !== null && state.merchantErpId === null;
  useEffect(() => {
    if (isPreset) store.setMerchant(own);
  }, [isPreset, own, store]);
  return {
    mayChoose,
    mustChoose: mayChoose && own === null,
    merchants: list.data?.entries ?? [],
    isLoading: list.isLoading,
  };
}

interface MerchantSelectProps {
  readonly choice: MerchantChoice;
  readonly error: string | undefined;
}

/** Chooses the merchant the orders belong to. */
export function MerchantSelect({ choice, error }: MerchantSelectProps) {
  const translate = useTranslate();
  const { state, store } = useWizard();
  if (choice.merchants.length === 0 && choice.isLoading) return null;
  return (
    <ComboBox
      label={translate('orderImport.merchant')}
      isRequired
      error={error}
      placeholder={translate('common.chooseOption')}
      options={choice.merchants.map(({ merchant_name, erp_merchant_id }) => ({
        value: String(erp_merchant_id),
        label: `${merchant_name} (${erp_merchant_id})`,
      }))}
      value={state.merchantErpId === null ? null : String(state.merchantErpId)}
      onChange={({ value }) => store.setMerchant(value === null ? null : Number(value))}
    />
  );
}
