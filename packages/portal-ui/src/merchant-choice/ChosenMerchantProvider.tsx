import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { useChoices } from '../provider/index.js';
import { keepMerchant, readMerchant } from './kept-merchant.js';
import { ChosenMerchantContext } from './merchant-view.js';

export interface ChosenMerchantProviderProps {
  /** The user whose choice it is. */
  readonly userId: number | null;
  readonly children: ReactNode;
}

/** Keeps the merchant that the user has chosen for all lists, in this browser. */
export function ChosenMerchantProvider({ userId, children }: ChosenMerchantProviderProps) {
  const choices = useChoices();
  const [kept, keep] = useState(() => ({ userId, chosen: readMerchant(choices, userId) }));
  if (kept.userId !== userId) keep({ userId, chosen: readMerchant(choices, userId) });
  const choose = useCallback(
    (chosen: number | null) => {
      keepMerchant(choices, userId, chosen);
      keep({ userId, chosen });
    },
    [choices, userId],
  );
  const value = useMemo(() => ({ chosen: kept.chosen, choose }), [kept.chosen, choose]);
  return <ChosenMerchantContext value={value}>{children}</ChosenMerchantContext>;
}
