import { INVESTIGATION_STATUSES } from '@kontor/portal-core/investigations';
import { INVESTIGATION_STATUS_TEXTS, type OrderFilter } from '@kontor/portal-core/orders';
import { MarkCriterion } from '../table/index.js';
import { Select } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { Wide } from './InvestigationFilters.styles.js';

export interface InvestigationFiltersProps {
  readonly filter: OrderFilter;
  /** Called with a change, which is applied together with the entries of the other fields. */
  readonly onChange: (part: Partial<OrderFilter>) => void;
}

/** The criteria of the investigations page: status of the investigation, those that wait for the reader, and those with new comments. */
export function InvestigationFilters({ filter, onChange }: InvestigationFiltersProps) {
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
      <MarkCriterion
        label="investigations.waiting"
        value={filter.investigationWaiting}
        onChange={(investigationWaiting) => onChange({ investigationWaiting })}
      />
      <MarkCriterion
        label="investigations.unseen"
        value={filter.investigationUnseen}
        onChange={(investigationUnseen) => onChange({ investigationUnseen })}
      />
    </>
  );
}
