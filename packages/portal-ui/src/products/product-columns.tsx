import { Pencil } from 'lucide-react';
import type { Language, Translate } from '@kontor/portal-core/i18n';
import {
  PRICE_DECIMALS,
  PRODUCT_STATUS_TEXTS,
  type Product,
  type ProductSortColumn,
} from '@kontor/portal-core/products';
import { Badge } from '../primitives/index.js';
import { StockRiskCell, type DraftDelivery } from '../stock-risk/index.js';
import { CellActions, CellButton, CellName, type Column } from '../table/index.js';
import { Figures, NameAndStatus, StockFigures } from './ProductsTable.styles.js';

export interface ProductColumnOptions {
  readonly translate: Translate;
  readonly language: Language;
  /** Whether each product's merchant is shown: where a list holds those of several. */
  readonly hasMerchant: boolean;
  /** True when products are marked by whether they are in stock (specification 1 section 6, stockUserStatusAvailable). */
  readonly isStockMarked: boolean;
  readonly onWarehouse: (product: Product) => void;
  readonly onDraft: DraftDelivery | undefined;
  /** Null where products can only be read. */
  readonly onEdit: ((product: Product) => void) | null;
}

/** The columns of the table of products (specification 1 section 2). The id of a sortable column is the name it is sorted by. */
export function productColumns(options: ProductColumnOptions): readonly Column<Product>[] {
  return [
    ...namingColumns(options),
    ...stockColumns(options),
    ...stateColumns(options),
    ...actionColumns(options),
  ];
}

const sortable = (id: ProductSortColumn) => ({ id, isSortable: true });

/** Widths in px of the columns whose words differ much in length, so that the name gets what they leave. */
const WORD_WIDTHS: Readonly<Record<Language, { readonly warehouse: number; readonly stockRisk: number }>> = {
  de: { warehouse: 64, stockRisk: 204 },
  en: { warehouse: 98, stockRisk: 172 },
};

function namingColumns({ translate, language, hasMerchant }: ProductColumnOptions): Column<Product>[] {
  const merchant: Column<Product> = {
    id: 'merchant',
    header: translate('products.merchant'),
    width: 96,
    text: ({ merchantName }) => merchantName,
    renderCell: ({ merchantName }) => <CellName>{merchantName}</CellName>,
  };
  return [
    {
      ...sortable('id'),
      header: translate('products.productId'),
      width: 98,
      pin: 'start',
      isAlwaysVisible: true,
      text: ({ id }) => id,
      renderCell: ({ id }) => <Figures>{id}</Figures>,
    },
    {
      ...sortable('name'),
      header: translate('products.name'),
      width: 132,
      grow: 4,
      text: ({ name }) => name,
      renderCell: ({ name, status }) => (
        <NameAndStatus>
          <span>{name}</span>
          {status === 'inaktiv' && <Badge tone="neutral">{translate(PRODUCT_STATUS_TEXTS[status])}</Badge>}
        </NameAndStatus>
      ),
    },
    ...(hasMerchant ? [merchant] : []),
    {
      ...sortable('ean'),
      header: translate('products.ean'),
      width: 132,
      text: ({ ean }) => ean,
      renderCell: ({ ean }) => <Figures>{ean || '–'}</Figures>,
    },
    {
      ...sortable('price'),
      header: translate('products.price'),
      width: 78,
      align: 'end',
      text: ({ priceCents }) => priceWords(priceCents, language),
    },
  ];
}

function stockColumns({ translate, language, isStockMarked }: ProductColumnOptions): Column<Product>[] {
  const count = (id: 'reserved' | 'total', header: string, width: number): Column<Product> => ({
    ...sortable(id),
    header,
    width,
    align: 'end',
    text: ({ stock }) => stock[id].toLocaleString(language),
  });
  const mark = (available: number) => (available > 0 ? 'in' : 'out');
  return [
    {
      ...sortable('available'),
      header: translate('products.available'),
      width: 88,
      align: 'end',
      text: ({ stock }) => stock.available.toLocaleString(language),
      renderCell: ({ stock: { available } }) => (
        <StockFigures data-stock={isStockMarked ? mark(available) : undefined}>
          {available.toLocaleString(language)}
        </StockFigures>
      ),
    },
    count('reserved', translate('products.reserved'), 92),
    count('total', translate('products.total'), 78),
  ];
}

function stateColumns(options: ProductColumnOptions): Column<Product>[] {
  const { translate, language, onWarehouse, onDraft } = options;
  return [
    {
      id: 'warehouse',
      header: translate('products.warehouse'),
      width: WORD_WIDTHS[language].warehouse,
      text: () => translate('products.warehouse'),
      renderCell: (product) => (
        <CellButton label={translate('products.warehouse')} onPress={() => onWarehouse(product)} />
      ),
    },
    {
      ...sortable('stockRisk'),
      header: translate('products.stockRisk'),
      width: WORD_WIDTHS[language].stockRisk,
      text: () => '',
      renderCell: (product) => <StockRiskCell product={product} onDraft={onDraft} />,
    },
  ];
}

function actionColumns({ translate, onEdit }: ProductColumnOptions): Column<Product>[] {
  if (onEdit === null) return [];
  return [
    {
      id: 'actions',
      header: translate('common.actions'),
      width: 48,
      pin: 'end',
      isHeaderHidden: true,
      isAlwaysVisible: true,
      text: () => '',
      renderCell: (product) => (
        <CellActions>
          <CellButton
            label={translate('products.editProductOf', { id: product.id })}
            icon={<Pencil aria-hidden="true" />}
            onPress={() => onEdit(product)}
          />
        </CellActions>
      ),
    },
  ];
}

const priceWords = (cents: number, language: Language): string =>
  (cents / 10 ** PRICE_DECIMALS).toLocaleString(language, {
    minimumFractionDigits: PRICE_DECIMALS,
    maximumFractionDigits: PRICE_DECIMALS,
  });
