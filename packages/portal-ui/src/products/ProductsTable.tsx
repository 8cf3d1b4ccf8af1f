import { Suspense, useMemo, useState, type ReactNode } from 'react';
import { productsFind, narrowedFilter, productFilter, type Product } from '@kontor/portal-core/products';
import { useElsewhere } from '../live/index.js';
import { useMerchantView } from '../merchant-choice/index.js';
import { lazyPart } from '../primitives/index.js';
import {
  FilterBarSpace,
  heightOfRows,
  ListTable,
  ListToolbar,
  useColumnChoice,
  useColumnWidths,
  Widget,
} from '../table/index.js';
import type { TableView } from '../saved-views/index.js';
import type { DraftDelivery } from '../stock-risk/index.js';
import { useLanguage, useOfferedColumns, useOffers, useOpenFilter, useTranslate } from '../provider/index.js';
import { useCurrentUser } from '../session/index.js';
import { productsOnCards } from './product-cards.js';
import { productColumns } from './product-columns.js';
import { productList, type ProductList } from './product-list.js';
import { ListNote } from './ProductsTable.styles.js';
import { useProducts } from './useProducts.js';

/** Loaded after the products, like the other controls. */
const ProductsActions = lazyPart(() =>
  import('./ProductsControls.js').then((module) => module.ProductsActions),
);
const ProductsFilterBar = lazyPart(() =>
  import('./ProductsControls.js').then((module) => module.ProductsFilterBar),
);
const WarehouseDialog = lazyPart(() =>
  import('./WarehouseDialog.js').then((module) => module.WarehouseDialog),
);
const EditProductDialog = lazyPart(() =>
  import('./ProductDialogs.js').then((module) => module.EditProductDialog),
);

export interface ProductsTableProps {
  /** Filter, sort order and page of the list; kept by the host, for example in its URL. */
  readonly list: ProductList;
  /** Called with the list that the user asks for. */
  readonly onChange: (list: ProductList) => void;
  /** The saved view that is shown; without one the user's own columns. */
  readonly view?: TableView | undefined;
  readonly heading?: ReactNode;
  /** Height in px of the host's content above and below the widget; the rows then scroll within the window. */
  readonly surroundingHeight?: number;
  /** Drafts the delivery that the panel of stock risk proposes; without it nothing is proposed. */
  readonly onDraft?: DraftDelivery | undefined;
  /** Further actions, after the widget's own. */
  readonly actions?: ReactNode;
}

type Opened = { readonly kind: 'warehouse' | 'edit'; readonly product: Product };
const CHANGED_TEXTS = { some: 'live.products', many: 'live.manyProducts' } as const;
const rowId = (product: Product) => product.recordId;

/** Table of products with filters, sorting, pages, choice of columns and CSV download. It knows no router: the host keeps `list`. */
export function ProductsTable(props: ProductsTableProps) {
  const { list, onChange, onDraft } = props;
  const translate = useTranslate();
  const language = useLanguage();
  const user = useCurrentUser();
  const mayEdit = useOffers('edit');
  const hasFilterBar = useOffers('filters');
  const merchants = useMerchantView();
  const asked = useMemo(() => ({ ...list, filter: merchants.within(list.filter) }), [list, merchants]);
  const hasMerchant = merchants.isOfSeveral(list.filter);
  const [opened, open] = useState<Opened | null>(null);
  const all = useMemo(
    () =>
      productsOnCards(
        productColumns({
          translate,
          language,
          hasMerchant,
          isStockMarked: user?.display_only_stock_products ?? false,
          onDraft,
          onWarehouse: (product) => open({ kind: 'warehouse', product }),
          onEdit: mayEdit ? (product) => open({ kind: 'edit', product }) : null,
        }),
      ),
    [translate, language, hasMerchant, user, mayEdit, onDraft],
  );
  const columns = useOfferedColumns(all);
  const choice = useColumnChoice('products', columns, props.view);
  const widths = useColumnWidths('products');
  const products = useProducts(asked, user);
  const changes = useElsewhere('product', productsFind);
  const hasFilters = productFilter.isNarrowed(useOpenFilter(list.filter));
  const hasChips = hasFilters || (list.filter.displayAllMerchants === true && merchants.isNarrowing);
  const isShortened = user !== undefined && narrowedFilter(list.filter, user).stock !== list.filter.stock;
  const close = () => open(null);
  return (
    <Widget>
      <ListToolbar heading={props.heading}>
        <Suspense fallback={null}>
          {props.view?.renderMenu({ visibleColumnIds: choice.visibleIds })}
          <ProductsActions
            list={asked}
            user={user}
            columns={columns}
            columnIds={choice.visibleIds}
            widths={widths}
            onColumnsChange={choice.show}
          />
        </Suspense>
        {props.actions}
      </ListToolbar>
      <Suspense fallback={hasFilterBar && <FilterBarSpace data-chips={hasChips || undefined} />}>
        {user && hasFilterBar && (
          <ProductsFilterBar
            filter={list.filter}
            onChange={(filter) => onChange({ ...list, filter, page: 1 })}
            user={user}
            merchants={merchants}
          />
        )}
      </Suspense>
      {isShortened && <ListNote>{translate('products.onlyInStock')}</ListNote>}
      <ListTable
        label={translate('products.tableLabel')}
        columns={columns}
        visibleColumnIds={choice.visibleIds}
        widths={widths}
        list={list}
        onChange={onChange}
        found={products}
        pageSize={productList.pageSize}
        foundText={products.data?.count === 'counting' ? 'products.countedSoFar' : 'products.foundCount'}
        onNear={products.prefetch}
        rowId={rowId}
        elsewhere={{ changes, texts: CHANGED_TEXTS }}
        maxHeight={heightOfRows(props.surroundingHeight, hasChips || isShortened)}
        skeletonRows={12}
        emptyText={translate(hasFilters ? 'orders.noResults' : 'products.noProductsYet')}
        onClearFilters={hasFilters ? () => onChange({ ...list, filter: {}, page: 1 }) : undefined}
      />
      <Suspense fallback={null}>
        {opened?.kind === 'warehouse' && <WarehouseDialog product={opened.product} onClose={close} />}
        {opened?.kind === 'edit' && <EditProductDialog product={opened.product} onClose={close} />}
      </Suspense>
    </Widget>
  );
}
