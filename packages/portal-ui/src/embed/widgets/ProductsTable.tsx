import {
  CreateProductButton,
  type ProductList,
  productList,
  ProductsTable as Table,
  type ProductsTableProps as TableProps,
} from '../../products/index.js';
import { useKept } from './useKept.js';

export interface ProductsTableProps extends Omit<TableProps, 'list' | 'onChange'> {
  /** Which products, in which order, which page, where the host keeps that. */
  readonly list?: ProductList | undefined;
  /** What it begins with where the widget keeps it; everything unless told. */
  readonly defaultList?: ProductList | undefined;
  /** Called with the list the user asks for. */
  readonly onChange?: ((list: ProductList) => void) | undefined;
}

/** The products of a merchant with their stock and what can be done with them. */
export function ProductsTable({ list, defaultList, onChange, ...props }: ProductsTableProps) {
  const [shown, show] = useKept(list, defaultList ?? productList.usual, onChange);
  return <Table actions={<CreateProductButton />} {...props} list={shown} onChange={show} />;
}
