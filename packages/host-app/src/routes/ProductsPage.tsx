import { useMemo } from 'react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslate } from '@kontor/portal-ui';
import {
  CreateProductButton,
  productListFromSearch,
  productListToSearch,
  ProductsTable,
  type ProductList,
} from '@kontor/portal-ui/products';
import { PAGE_FRAME_HEIGHT } from './page-frame.js';

/** The products; filter, order and page stand in the address, so that a link reproduces the view. */
export function ProductsPage() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const search = useSearch({ strict: false }) as Record<string, unknown>;
  const list = useMemo(() => productListFromSearch(search), [search]);
  const show = (next: ProductList) =>
    void navigate({
      to: '/products',
      search: productListToSearch(next),
      resetScroll: next.page !== list.page,
    });
  return (
    <ProductsTable
      heading={<h1>{translate('shell.products')}</h1>}
      surroundingHeight={PAGE_FRAME_HEIGHT}
      list={list}
      onChange={show}
      actions={<CreateProductButton />}
    />
  );
}
