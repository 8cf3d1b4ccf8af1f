import { readParallelLists } from '../../recipe/parallel-lists.js';
import type { Pick } from '../columns/pick.js';
import { looksLikeQuantity } from '../columns/values.js';

/** Whether quantity cells count what the product's cell beside them lists (`2, 1` beside `A, B`), and most others are plain counts. */
export function countsLists(
  quantity: Pick,
  product: Pick | undefined,
  samples: readonly (readonly string[])[],
): boolean {
  const [counts] = quantity.columns;
  const [listed] = product?.columns ?? [];
  if (counts === undefined || listed === undefined || quantity.columns.length > 1) return false;
  const rows = samples.map((row) => [row[counts.index] ?? '', row[listed.index] ?? ''] as const);
  const filled = rows.filter(([text]) => text.trim() !== '');
  const lists = filled.filter(
    ([quantities, products]) => readParallelLists({ products, quantities, names: '' })?.ok === true,
  ).length;
  const plain = filled.filter(([text]) => looksLikeQuantity(text.trim())).length;
  return lists > 0 && lists + plain >= filled.length / 2;
}
