import { useEffect } from 'react';
import { useMerchantView } from '../merchant-choice/index.js';
import { useAllMerchants } from '../merchants/index.js';
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
  const preset = usePreset(mayChoose, own);
  const isPreset = preset !== null && state.merchantErpId === null;
  useEffect(() => store.awaitMerchant(mustChoose), [mustChoose, store]);
  useEffect(() => {
    if (isPreset) store.setMerchant(preset);
  }, [isPreset, preset, store]);
  return { mayChoose, mustChoose };
}

/** The merchant proposed to staff; null for none. The one whose records are shown may be gone since it was chosen. */
function usePreset(mayChoose: boolean, own: number | null): number | null {
  const { chosen } = useMerchantView();
  const { merchants } = useAllMerchants(mayChoose);
  if (!mayChoose || chosen === null) return mayChoose ? own : null;
  return merchants.some(({ erp_merchant_id }) => erp_merchant_id === chosen) ? chosen : null;
}
