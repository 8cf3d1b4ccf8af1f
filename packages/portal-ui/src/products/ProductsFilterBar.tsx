import {
  onlyStatusOf,
  PRODUCT_STATUS_TEXTS,
  PRODUCT_STATUSES,
  PRODUCT_TEXT_MAX,
  RISK_FILTER_TEXTS,
  RISK_FILTERS,
  STOCK_FILTER_TEXTS,
  STOCK_FILTERS,
  type ProductFilter,
  type ProductPreferences,
  type TextKey,
} from '@kontor/portal-core';
import { Criterion } from '../table/filter-criteria.styles.js';
import { useFilterDraft } from '../table/useFilterDraft.js';
import { Select, TextField } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { FoldedFilterBar } from '../table/index.js';
import { activeProductFilters } from './active-product-filters.js';

export interface ProductsFilterBarProps {
  /** The filter that is applied. */
  readonly filter: ProductFilter;
  readonly onChange: (filter: ProductFilter) => void;
  readonly user: ProductPreferences;
}

/** The value that stands for every one. */
const ALL = 'all';
type Choice = 'stock' | 'status' | 'forecastRisk';

/** The five criteria of the table of products. Enter applies texts; a choice applies at once. */
export function ProductsFilterBar({ filter, onChange, user }: ProductsFilterBarProps) {
  const translate = useTranslate();
  const { draft, isChanged, edit, apply } = useFilterDraft(filter, onChange);
  const onlyStatus = onlyStatusOf(user);
  const choice = <Value extends string>(
    name: Choice,
    label: string,
    values: readonly Value[],
    texts: Readonly<Record<Value, TextKey>>,
  ) => {
    const only = name === 'status' ? onlyStatus : null;
    return (
      <Criterion>
        <Select
          label={label}
          hasLabelInside
          isDisabled={only !== null}
          options={[
            { value: ALL, label: translate('products.all') },
            ...values.map((value) => ({ value, label: translate(texts[value]) })),
          ]}
          value={only ?? draft[name] ?? ALL}
          onChange={({ value }) => apply({ [name]: value === ALL ? '' : value })}
        />
      </Criterion>
    );
  };
  const textField = (name: 'productId' | 'name', label: string) => (
    <Criterion>
      <TextField
        label={label}
        isLabelHidden
        placeholder={label}
        maxLength={PRODUCT_TEXT_MAX}
        value={draft[name] ?? ''}
        onChange={({ value }) => edit({ [name]: value })}
      />
    </Criterion>
  );
  const active = activeProductFilters(filter, translate);
  return (
    <FoldedFilterBar
      onApply={apply}
      isChanged={isChanged}
      active={active}
      onRemove={({ id }) => apply({ [id]: '' })}
      onClear={() => onChange({})}
    >
      {choice('stock', translate('products.stock'), STOCK_FILTERS, STOCK_FILTER_TEXTS)}
      {choice('status', translate('products.status'), PRODUCT_STATUSES, PRODUCT_STATUS_TEXTS)}
      {choice('forecastRisk', translate('products.risk'), RISK_FILTERS, RISK_FILTER_TEXTS)}
      {textField('productId', translate('products.productId'))}
      {textField('name', translate('products.name'))}
    </FoldedFilterBar>
  );
}
