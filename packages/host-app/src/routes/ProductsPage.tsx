import { useMemo } from 'react';
import { useNavigate } from '@tanstack/react-router';
import { tableView, useAllowedResources, useTranslate, ViewedPage } from '@kontor/portal-ui';
import {
  CreateProductButton,
  productList,
  ProductsTable,
  type ProductsTableProps,
} from '@kontor/portal-ui/products';
import { keepDrafted } from './drafted-delivery.js';
import { FilesLink } from './FilesLink.js';
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
  const onDraft = useDraftOnDeliveries();
  return (
    <ViewedPage list={viewed}>
      {() => (
        <ProductsTable
          heading={<h1>{translate('shell.products')}</h1>}
          surroundingHeight={PAGE_FRAME_HEIGHT}
          list={list}
          onChange={show}
          view={tableView(viewed)}
          onDraft={onDraft}
          actions={
            <>
              <FilesLink />
              <CreateProductButton />
            </>
          }
        />
      )}
    </ViewedPage>
  );
}

/** Drafts a delivery and opens its form on the page of the deliveries, for those who may see it. */
function useDraftOnDeliveries(): ProductsTableProps['onDraft'] {
  const navigate = useNavigate();
  const mayAnnounce = useAllowedResources()?.has('/deliveries') ?? false;
  return useMemo(() => {
    if (!mayAnnounce) return undefined;
    return ({ id, name, merchantErpId }, qty) => {
      keepDrafted({ merchantErpId, products: [{ id, name, qty }] });
      void navigate({ to: '/deliveries' });
    };
  }, [navigate, mayAnnounce]);
}
