import {
  CreateProductButton,
  type ProductList,
  productList,
  ProductsTable as Table,
  type ProductsTableProps as TableProps,
} from '../../products/index.js';
import type { ProductsFeature } from './features.js';
import { FILTERED_PRODUCTS } from './fixed-filters/filtered-products.js';
import { Offered, type TableOfferProps } from './Offered.js';
import { useHeldList } from './useHeldList.js';

export interface ProductsTableProps
  extends Omit<TableProps, 'list' | 'onChange'>, TableOfferProps<ProductsFeature, ProductList> {}

/** Table of a merchant's products with their stock and actions. */
export function ProductsTable(props: ProductsTableProps) {
  const [list, show] = useHeldList(props, productList.usual);
  return (
    <Offered {...props} of={[FILTERED_PRODUCTS]}>
      <Table actions={<CreateProductButton />} {...props} list={list} onChange={show} />
    </Offered>
  );
}
