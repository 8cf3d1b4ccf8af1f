import { tableView, useTranslate, ViewedPage } from '@kontor/portal-ui';
import { CreateProductButton, productList, ProductsTable } from '@kontor/portal-ui/products';
import { PAGE_FRAME_HEIGHT } from './page-frame.js';
import { useViewedAddress } from './useViewedAddress.js';

/** The page of the products. The URL holds view, filter, sort order and page, so that a link reproduces the view. */
export function ProductsPage() {
  const translate = useTranslate();
  const { viewed, list, show } = useViewedAddress({
    kind: 'products',
    to: '/products',
    list: productList,
  });
  return (
    <ViewedPage list={viewed}>
      {() => (
        <ProductsTable
          heading={<h1>{translate('shell.products')}</h1>}
          surroundingHeight={PAGE_FRAME_HEIGHT}
          list={list}
          onChange={show}
          view={tableView(viewed)}
          actions={<CreateProductButton />}
        />
      )}
    </ViewedPage>
  );
}
