import { createContext, useContext, useMemo } from 'react';
import { mayReadAllMerchants } from '@kontor/portal-core/access';
import { withinMerchant } from '@kontor/portal-core/merchants';
import { useAllowedResources, useCurrentUser } from '../session/index.js';

/** The merchant that the user has chosen for all lists. */
export interface ChosenMerchant {
  /** The ERP's number of the merchant; null for every merchant; undefined while nothing has been chosen. */
  readonly chosen: number | null | undefined;
  readonly choose: (merchantErpId: number | null) => void;
}

/** Provided by `ChosenMerchantProvider`; without one nothing is chosen. */
export const ChosenMerchantContext = createContext<ChosenMerchant>({
  chosen: undefined,
  choose: () => undefined,
});

/** The part of a list's filter that says whose records it shows. */
type MerchantsFilter = Parameters<typeof withinMerchant>[0];

/** Whose records the lists show. */
export interface MerchantView {
  /** Whether the user may read the records of several merchants. */
  readonly mayChoose: boolean;
  /** The ERP's number of the merchant that lists are about; null for every merchant. */
  readonly chosen: number | null;
  /** Whether the lists leave out merchants whose records the user may read. */
  readonly isNarrowing: boolean;
  readonly choose: ChosenMerchant['choose'];
  /** The filter to ask with: the list's own, within the chosen merchant. */
  readonly within: <Filter extends MerchantsFilter>(filter: Filter) => Filter;
  /** Whether the user may choose among merchants in a list with that filter, so that its records differ in their merchant. */
  readonly isOfSeveral: (filter: MerchantsFilter) => boolean;
}

/** Whose records the lists of the signed-in user show. Until the user is known, their last choice counts. */
export function useMerchantView(): MerchantView {
  const user = useCurrentUser();
  const resources = useAllowedResources();
  const { chosen: last, choose } = useContext(ChosenMerchantContext);
  return useMemo(() => {
    const isKnown = user !== undefined && resources !== undefined;
    const mayChoose = isKnown && mayReadAllMerchants({ roleId: user.user_role_id, resources });
    // Until it is known what the user may read, their own merchant is no choice: the data scope decides alone.
    const own = isKnown ? (user.merchant?.erp_merchant_id ?? null) : null;
    const chosen = last === undefined ? own : last;
    return {
      mayChoose,
      chosen,
      isNarrowing: mayChoose && chosen !== null,
      choose,
      within: (filter) => (isKnown && !mayChoose ? filter : withinMerchant(filter, { own, chosen })),
      isOfSeveral: ({ merchantErpId, displayAllMerchants }) =>
        mayChoose && (chosen === null || merchantErpId !== undefined || displayAllMerchants === true),
    };
  }, [user, resources, last, choose]);
}
