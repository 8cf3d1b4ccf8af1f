import {
  CreateProductButton,
  type ProductList,
  productList,
  ProductsTable as Table,
  type ProductsTableProps as TableProps,
} from '../../products/index.js';
import { FixedFilters } from './FixedFilters.js';
import { useKept } from './useKept.js';

export interface ProductsTableProps extends Omit<TableProps, 'list' | 'onChange'> {
  /** Filter, sorting and page, if the host keeps them. */
  readonly list?: ProductList | undefined;
  /** Initial list state if the widget keeps it; by default without a filter. */
  readonly defaultList?: ProductList | undefined;
  /** Called with the list the user asks for. */
  readonly onChange?: ((list: ProductList) => void) | undefined;
  /** Whether chips say what the page's token limits the list to; they do unless told. */
  readonly showsFixedFilters?: boolean | undefined;
}

/** Table of a merchant's products with their stock and actions. */
export function ProductsTable({
  list,
  defaultList,
  onChange,
  showsFixedFilters = true,
  ...props
}: ProductsTableProps) {
  const [shown, show] = useKept(list, defaultList ?? productList.usual, onChange);
  return (
    <>
      {showsFixedFilters && <FixedFilters of={['products']} />}
      <Table actions={<CreateProductButton />} {...props} list={shown} onChange={show} />
    </>
  );
}
