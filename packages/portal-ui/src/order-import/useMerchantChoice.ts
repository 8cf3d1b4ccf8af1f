import { useEffect } from 'react';
import { useAllowedResources, useCurrentUser } from '../session/index.js';
import { useWizard } from './wizard-context.js';

export interface MerchantChoice {
  /** Staff see whose orders they import. */
  readonly mayChoose: boolean;
  /** Staff without a merchant of their own have to say. */
  readonly mustChoose: boolean;
}

/** Whose orders may be imported: a merchant's user has no choice, staff choose. */
export function useMerchantChoice(): MerchantChoice {
  const { state, store } = useWizard();
  const user = useCurrentUser();
  const mayChoose = useAllowedResources()?.has('/getForAllMerchants') ?? false;
  const own = user?.merchant?.erp_merchant_id ?? null;
  const isPreset = mayChoose && own !== null && state.merchantErpId === null;
  useEffect(() => {
    if (isPreset) store.setMerchant(own);
  }, [isPreset, own, store]);
  return { mayChoose, mustChoose: mayChoose && own === null };
}
