import { useEffect } from 'react';
import { useMerchantView } from '../merchant-choice/index.js';
import { useAllowedResources, useCurrentUser } from '../session/index.js';
import { useWizard } from './wizard-context.js';

export interface MerchantChoice {
  /** Whether the select of the merchant is shown, which is for staff. */
  readonly mayChoose: boolean;
  /** Whether a merchant has to be chosen, because the staff member has none of their own. */
  readonly mustChoose: boolean;
}

/** The merchants whose orders the user may import: staff can choose, at first the one whose records they see; a merchant's user cannot. */
export function useMerchantChoice(): MerchantChoice {
  const { state, store } = useWizard();
  const user = useCurrentUser();
  const mayChoose = useAllowedResources()?.has('/getForAllMerchants') ?? false;
  const own = user?.merchant?.erp_merchant_id ?? null;
  const mustChoose = mayChoose && own === null;
  const shown = useMerchantView().chosen ?? own;
  const isPreset = mayChoose && shown !== null && state.merchantErpId === null;
  useEffect(() => store.awaitMerchant(mustChoose), [mustChoose, store]);
  useEffect(() => {
    if (isPreset) store.setMerchant(shown);
  }, [isPreset, shown, store]);
  return { mayChoose, mustChoose };
}
