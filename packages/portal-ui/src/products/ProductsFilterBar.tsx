import type { Translate } from '@kontor/portal-core/i18n';
import {
  onlyStatusOf,
  PRODUCT_STATUS_TEXTS,
  PRODUCT_STATUSES,
  PRODUCT_FIELDS,
  RISK_FILTER_TEXTS,
  RISK_FILTERS,
  STOCK_FILTER_TEXTS,
  STOCK_FILTERS,
  type ProductFilter,
  type ProductPreferences,
} from '@kontor/portal-core/products';
import { type MerchantView } from '../merchant-choice/index.js';
import { MerchantCriteria, useMerchantChips } from '../merchants/index.js';
import { useTranslate } from '../provider/index.js';
import {
  ChoiceCriterion,
  type FilterChip,
  filterChips,
  FoldedFilterBar,
  TextCriterion,
  textOptions,
  useFilterDraft,
} from '../table/index.js';

/** Most characters of a criterion. */
const TEXT_MAX = PRODUCT_FIELDS.id.limits.max;

export interface ProductsFilterBarProps {
  /** The filter that is applied. */
  readonly filter: ProductFilter;
  readonly onChange: (filter: ProductFilter) => void;
  readonly user: ProductPreferences;
  /** Whose products the list shows. */
  readonly merchants: MerchantView;
}

/** The filters of the table of products. Enter applies texts; a choice applies at once. */
export function ProductsFilterBar({ filter, onChange, user, merchants }: ProductsFilterBarProps) {
  const translate = useTranslate();
  const chips = [...productChips(filter, translate), ...useMerchantChips(merchants, filter)];
  const { draft, field, instantField, apply, bar } = useFilterDraft(filter, onChange, { chips });
  const onlyStatus = onlyStatusOf(user);
  return (
    <FoldedFilterBar {...bar}>
      <ChoiceCriterion
        label="products.stock"
        allText="products.all"
        options={textOptions(STOCK_FILTERS, STOCK_FILTER_TEXTS, translate)}
        {...instantField('stock')}
      />
      <ChoiceCriterion
        label="products.status"
        allText="products.all"
        options={textOptions(PRODUCT_STATUSES, PRODUCT_STATUS_TEXTS, translate)}
        {...instantField('status')}
        {...(onlyStatus && { isDisabled: true, value: onlyStatus })}
      />
      <ChoiceCriterion
        label="products.risk"
        allText="products.all"
        options={textOptions(RISK_FILTERS, RISK_FILTER_TEXTS, translate)}
        {...instantField('forecastRisk')}
      />
      <TextCriterion label="products.productId" maxLength={TEXT_MAX} {...field('productId')} />
      <TextCriterion label="products.name" maxLength={TEXT_MAX} {...field('name')} />
      <MerchantCriteria view={merchants} filter={draft} onChange={apply} />
    </FoldedFilterBar>
  );
}

/** The criteria that are set, in words. */
function productChips(
  { stock, status, forecastRisk, productId, name }: ProductFilter,
  translate: Translate,
): FilterChip<ProductFilter>[] {
  return filterChips(
    [
      ['stock', 'products.stock', stock && translate(STOCK_FILTER_TEXTS[stock])],
      ['status', 'products.status', status && translate(PRODUCT_STATUS_TEXTS[status])],
      ['forecastRisk', 'products.risk', forecastRisk && translate(RISK_FILTER_TEXTS[forecastRisk])],
      ['productId', 'products.productId', productId],
      ['name', 'products.name', name],
    ],
    translate,
  );
}
