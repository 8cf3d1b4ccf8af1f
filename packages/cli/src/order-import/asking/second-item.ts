import {
  usedColumns,
  type ImportMapping,
  type ItemSource,
  type Question,
  type Understanding,
} from '@kontor/portal-core/order-import';

/**
 * The mapping to propose in flags. Columns of further products that stay unused are taken with their quantities: the next unused quantity
 * behind each. A proposal that ignores them would drop items.
 */
export function withFurtherItems({
  mapping,
  questions,
}: Pick<Understanding, 'mapping' | 'questions'>): ImportMapping {
  const { product_id, product_name, quantity, ...columns } = mapping.columns;
  if (mapping.mode !== 'new-line' || mapping.items !== undefined || product_id === undefined) return mapping;
  const used = usedColumns(mapping);
  const unusedOf = (field: 'product_id' | 'quantity') =>
    questions
      .filter((question) => isOnlyAbout(question, field))
      .flatMap(({ others }) => others.filter((one) => !used.has(one)));
  const [products, quantities] = [unusedOf('product_id'), unusedOf('quantity')].map((found) =>
    found.toSorted((a, b) => a - b),
  );
  const further = (products ?? []).flatMap((column, at) => {
    const next = products?.[at + 1] ?? Infinity;
    const count = quantities?.find((one) => one > column && one < next);
    return count === undefined ? [] : [{ product_id: column, quantity: count }];
  });
  if (further.length === 0 || quantity === undefined) return mapping;
  const own = { product_id, quantity, ...(product_name !== undefined && { product_name }) };
  return { ...mapping, columns, items: [own, ...further] };
}

/**
 * The items side by side if the columns that could be the product are further products of the same row: each with the unused quantity behind
 * it, else all with the quantity of the first. Null if the question is not about that.
 */
export function itemsTogether(
  question: Question,
  understanding: Understanding,
): readonly ItemSource[] | null {
  const { mapping } = understanding;
  const { product_id, product_name, quantity } = mapping.columns;
  const isOpen = question.kind === 'choice' && isOnlyAbout(question, 'product_id');
  if (!isOpen || mapping.mode !== 'new-line' || mapping.items !== undefined) return null;
  if (product_id === undefined || quantity === undefined) return null;
  const used = usedColumns(mapping);
  const others = question.others.filter((column) => !used.has(column)).toSorted((a, b) => a - b);
  if (others.length === 0) return null;
  const own = { product_id, quantity, ...(product_name !== undefined && { product_name }) };
  const { items } = withFurtherItems(understanding);
  return items ?? [own, ...others.map((column) => ({ product_id: column, quantity }))];
}

const isOnlyAbout = ({ kind, fields }: Question, field: 'product_id' | 'quantity'): boolean =>
  kind !== 'leftOut' && kind !== 'missing' && fields.length === 1 && fields[0] === field;
