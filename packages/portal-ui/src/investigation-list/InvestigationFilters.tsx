import {
  INVESTIGATION_STATUS_TEXTS,
  INVESTIGATION_STATUSES,
  type Merchant,
  type OrderFilter,
} from '@kontor/portal-core';
import { MarkCriterion } from '../table/index.js';
import { type OptionRequest, Select } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { Wide } from './InvestigationFilters.styles.js';

export interface InvestigationFiltersProps {
  readonly filter: OrderFilter;
  /** Called with a change, which is applied together with the entries of the other fields. */
  readonly onChange: (part: Partial<OrderFilter>) => void;
  /** The merchants to choose from; empty for users who see only their own. */
  readonly merchants: readonly Merchant[];
  /** State of the request for the merchants. */
  readonly ofMerchants: OptionRequest;
}

/** Value of the option for all merchants; no merchant has the id 0. */
const ALL = '0';

/** The criteria of the investigations page: status of the investigation, merchant (role 1), and only those with new comments. */
export function InvestigationFilters({
  filter,
  onChange,
  merchants,
  ofMerchants,
}: InvestigationFiltersProps) {
  const translate = useTranslate();
  const statuses = INVESTIGATION_STATUSES.map((status) => ({
    value: status,
    label: translate(INVESTIGATION_STATUS_TEXTS[status]),
  }));
  return (
    <>
      <Wide>
        <Select
          label={translate('orders.investigation')}
          hasLabelInside
          options={[{ value: 'any', label: translate('investigations.any') }, ...statuses]}
          value={filter.investigationStatus ?? 'any'}
          onChange={({ value }) => onChange({ investigationStatus: value })}
        />
      </Wide>
      {(merchants.length > 0 || ofMerchants.failure) && (
        <Wide>
          <Select
            {...ofMerchants}
            label={translate('investigations.merchant')}
            hasLabelInside
            options={[
              { value: ALL, label: translate('investigations.allMerchants') },
              ...merchants.map(({ erp_merchant_id, merchant_name }) => ({
                value: String(erp_merchant_id),
                label: merchant_name,
              })),
            ]}
            value={String(filter.merchantErpId ?? ALL)}
            onChange={({ value }) =>
              onChange({
                merchantErpId: Number(value) || undefined,
                displayAllMerchants: true,
              } as OrderFilter)
            }
          />
        </Wide>
      )}
      <MarkCriterion
        label="investigations.unseen"
        value={filter.investigationUnseen}
        onChange={(investigationUnseen) => onChange({ investigationUnseen })}
      />
    </>
  );
}
