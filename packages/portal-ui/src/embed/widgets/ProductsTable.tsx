import {
  CreateProductButton,
  type ProductList,
  productList,
  ProductsTable as Table,
  type ProductsTableProps as TableProps,
} from '../../products/index.js';
import { useKept } from './useKept.js';

export interface ProductsTableProps extends Omit<TableProps, 'list' | 'onChange'> {
  /** Filter, sorting and page, if the host keeps them. */
  readonly list?: ProductList | undefined;
  /** Initial list state if the widget keeps it; by default without a filter. */
  readonly defaultList?: ProductList | undefined;
  /** Called with the list the user asks for. */
  readonly onChange?: ((list: ProductList) => void) | undefined;
}

/** Table of a merchant's products with their stock and actions. */
export function ProductsTable({ list, defaultList, onChange, ...props }: ProductsTableProps) {
  const [shown, show] = useKept(list, defaultList ?? productList.usual, onChange);
  return <Table actions={<CreateProductButton />} {...props} list={shown} onChange={show} />;
}
