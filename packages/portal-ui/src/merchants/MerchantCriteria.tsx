import { Suspense } from 'react';
import { merchantLabel } from '@kontor/portal-core/merchants';
import { lazyPart } from '../primitives/index.js';
import { useHeldFields, useTranslate } from '../provider/index.js';
import { Criterion, type FilterChip, filterChips, MarkCriterion } from '../table/index.js';
import type { MerchantView } from '../merchant-choice/index.js';
import { useAllMerchants } from './useAllMerchants.js';

/** Loaded for those who may choose. */
const MerchantBox = lazyPart(() => import('./MerchantBox.js').then((module) => module.MerchantBox));

interface MerchantsFilter {
  readonly merchantErpId?: number | undefined;
  readonly displayAllMerchants?: boolean | undefined;
}

export interface MerchantCriteriaProps {
  readonly view: MerchantView;
  readonly filter: MerchantsFilter;
  readonly onChange: (part: MerchantsFilter) => void;
}

/**
 * The criteria of a list that say whose records it shows: one merchant, found by typing, and a box for all merchants where one is chosen for
 * all lists. Absent for whoever has only one merchant.
 */
export function MerchantCriteria({ view, filter, onChange }: MerchantCriteriaProps) {
  const isOfSeveral = view.isOfSeveral(filter);
  if (useHeldFields().has('merchantErpId')) return null;
  return (
    <>
      {isOfSeveral && (
        <Criterion>
          <Suspense fallback={null}>
            <MerchantBox
              value={filter.merchantErpId}
              onChange={(merchantErpId) => onChange({ merchantErpId })}
            />
          </Suspense>
        </Criterion>
      )}
      {view.isNarrowing && (
        <MarkCriterion
          label="merchants.displayAllMerchants"
          value={filter.displayAllMerchants}
          onChange={(isAll) => onChange({ displayAllMerchants: isAll, merchantErpId: undefined })}
        />
      )}
    </>
  );
}

/** The applied criteria as chips. „All merchants" has one only where it shows more than the chosen merchant. */
export function useMerchantChips(
  view: MerchantView,
  { merchantErpId, displayAllMerchants }: MerchantsFilter,
): readonly FilterChip<MerchantsFilter>[] {
  const translate = useTranslate();
  const { merchants } = useAllMerchants(view.mayChoose && merchantErpId !== undefined);
  const named = merchants.find((one) => one.erp_merchant_id === merchantErpId);
  return filterChips<MerchantsFilter>(
    [
      ['merchantErpId', 'merchants.merchant', named ? merchantLabel(named) : merchantErpId],
      ['displayAllMerchants', 'merchants.displayAllMerchants', displayAllMerchants && view.isNarrowing],
    ],
    translate,
  );
}
