import type { ImportMapping } from '../../order-import.types.js';
import { OrderReader } from './order-reader.js';

/** A test for rows that the user marked as no item: postage or a discount among the items. */
export function noItemTest(mapping: ImportMapping): (cells: readonly string[]) => boolean {
  const { product_id = {}, product_name = {} } = mapping.values ?? {};
  const isSaid = [...Object.values(product_id), ...Object.values(product_name)].includes('');
  if (mapping.mode === 'comma' || !isSaid) return () => false;
  const { items } = new OrderReader({ mapping, dateOrder: null });
  return (cells) => {
    const said = items.flatMap(({ product_id: id, product_name: name }) => {
      const [idText, nameText] = [id.text(cells), name.text(cells)];
      if (idText === '' && nameText === '') return [];
      const isNothing = id.meaning(idText) === '' && (idText !== '' || name.meaning(nameText) === '');
      return [isNothing];
    });
    return said.length > 0 && said.every(Boolean);
  };
}
