import type { ImportMapping } from '../../order-import.types.js';
import { OrderReader } from './order-reader.js';

/** A test for rows that are no item: postage or a discount among the items, as the user marked them or as their kind says. */
export function noItemTest(
  mapping: ImportMapping,
  header: readonly string[],
): (cells: readonly string[]) => boolean {
  const { product_id = {}, product_name = {} } = mapping.values ?? {};
  const isSaid = [...Object.values(product_id), ...Object.values(product_name)].includes('');
  const { items, isChargeRow } = new OrderReader({ mapping, dateOrder: null, header });
  if (mapping.mode === 'comma' || !isSaid) return (cells) => isChargeRow?.(cells) === true;
  return (cells) => {
    if (isChargeRow?.(cells) === true) return true;
    const said = items.flatMap(({ product_id: id, product_name: name }) => {
      const [idText, nameText] = [id.text(cells), name.text(cells)];
      if (idText === '' && nameText === '') return [];
      const isNothing = id.meaning(idText) === '' && (idText !== '' || name.meaning(nameText) === '');
      return [isNothing];
    });
    return said.length > 0 && said.every(Boolean);
  };
}
