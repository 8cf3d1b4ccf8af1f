import { styled } from 'styled-components';
import type { FixedFilters as Filters } from '@kontor/portal-core/access';
import { DELIVERY_STATUS_TEXTS } from '@kontor/portal-core/deliveries';
import type { TextKey } from '@kontor/portal-core/i18n';
import { ORDER_STATUS_TEXTS } from '@kontor/portal-core/orders';
import { Chip, ChipList } from '../../primitives/index.js';
import { useFixedFilters, useTranslate } from '../../provider/index.js';
import { color, font, space } from '../../theme/index.js';

type Records = keyof Filters;

/** The names of the fields that filters usually hold; others are named as in the call. */
const FIELD_TEXTS: Readonly<Record<Records, Readonly<Record<string, TextKey>>>> = {
  orders: {
    Externe_Order_ID: 'orders.orderId',
    Status: 'orders.status',
    Datum: 'orders.date',
    Trackingnummer: 'orders.trackingNumber',
    Kundenreferenz: 'orders.customerReference',
    Versanddienstleister: 'orders.carrier',
    Nr_Artikel: 'orders.productId',
  },
  products: {
    Nr_Artikel: 'orders.productId',
    Artikelname: 'products.name',
    Nr_EAN: 'products.ean',
    Status: 'products.status',
  },
  deliveries: {
    status: 'deliveries.status',
    product: 'deliveries.product',
    creation_date: 'deliveries.created',
    delivery_datetime: 'deliveries.arriving',
  },
  order_errors: {
    status: 'orderErrors.status',
    type: 'orderErrors.type',
    errorDate: 'orderErrors.dateRange',
  },
};
const VALUE_TEXTS: Readonly<Record<string, TextKey>> = { ...DELIVERY_STATUS_TEXTS, ...ORDER_STATUS_TEXTS };

export interface FixedFiltersProps {
  /** The kinds of records whose filters narrow what the widget shows. */
  readonly of: readonly Records[];
}

/** What the page's token limits a list to, as chips that cannot be taken off. Nothing where it is not limited. */
export function FixedFilters({ of }: FixedFiltersProps) {
  const translate = useTranslate();
  const filters = useFixedFilters();
  const chips = of.flatMap((records) =>
    Object.entries(filters?.[records] ?? {}).flatMap(([field, criterion]) => {
      if (criterion === undefined) return [];
      const bare = field.replace(/^.*::/, '');
      const label = FIELD_TEXTS[records][bare];
      const words = wordsOf(criterion);
      const value = VALUE_TEXTS[words];
      return [`${label ? translate(label) : bare}: ${value ? translate(value) : words}`];
    }),
  );
  if (chips.length === 0) return null;
  return (
    <Row>
      <span>{translate('embedding.limitedTo')}</span>
      <ChipList aria-label={translate('embedding.limitedTo')}>
        {chips.map((chip) => (
          <FixedChip key={chip}>
            <span>{chip}</span>
          </FixedChip>
        ))}
      </ChipList>
    </Row>
  );
}

/** A criterion without the signs that only calls need: `==IN-*` is `IN-*`, `a...b` is `a – b`. */
const wordsOf = (criterion: string): string =>
  criterion
    .replace(/^==?(?=.)/, '')
    .replace(/^>=/, '≥ ')
    .replace(/^<=/, '≤ ')
    .replace(/\.{2,3}/, ' – ');

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space('2')};
  margin-block-end: ${space('3')};
  color: ${color('ink-muted')};
  font-size: ${font('size-xs')};
`;

const FixedChip = styled(Chip)`
  padding-inline-end: 10px;
`;
