import { productList } from '../../../products/index.js';
import { PRODUCTS_FEATURES } from '../../widgets/features.js';
import { ProductsTable } from '../../widgets/ProductsTable.js';
import type { ElementWidgetProps } from './element-widget.js';
import { useListOffer, useSearchedList } from './list-element.js';

/** `kontor-products` on a partner's page. */
export function ProductsElement(props: ElementWidgetProps) {
  return (
    <ProductsTable {...useSearchedList(props, productList)} {...useListOffer(props, PRODUCTS_FEATURES)} />
  );
}
