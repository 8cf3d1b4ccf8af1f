import type { DataScope } from '@kontor/portal-core/access';
import { NO_FIND_OPTIONS, type FindPlan } from '@kontor/portal-core/erp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPlace, sqlitePlace, type OpenPlace } from '../../../../testing/both-engines.js';
import { productCondition } from './product-condition.js';
import { productPageKeys, productSortKeys } from './product-keys.js';

let place: OpenPlace;
beforeAll(async () => {
  place = await openPlace(sqlitePlace);
});
afterAll(() => place.remove());

const SORTED = [
  ['Nr_Artikel', 'erp_products', 'product_key'],
  ['Artikelname', 'erp_products', 'name_sort'],
  ['Nr_EAN', 'erp_products', 'ean'],
  ['VK', 'erp_products', 'price_cents'],
  ['Status', 'erp_products', 'status'],
  ['Lagerstand_verfuegbar_gesamt', 'erp_stock_sums', 'stock_available'],
  ['Lagerstand_reserviert_gesamt', 'erp_stock_sums', 'stock_reserved'],
  ['Lagerstand_gesamt', 'erp_stock_sums', 'stock_total'],
] as const;

it.each(SORTED)(
  'a page sorted by %s is read from an index that has its order',
  async (field, table, column) => {
    for (const [scope, of] of [
      [{ kind: 'all' }, 'by'],
      [{ kind: 'merchant', merchantErpId: 2 }, 'merchant'],
    ] as const)
      for (const after of [null, { backwards: false, keys: [column === 'status' ? 'aktiv' : 'a', 7] }]) {
        const steps = await stepsOf(scope, field, after);
        expect(steps[0]).toContain(`${table}_${of}_${column}`);
        expect(steps.join('\n')).not.toMatch(/TEMP B-TREE|SCAN erp_products$/m);
      }
  },
);

async function stepsOf(
  scope: DataScope,
  field: string,
  cursor: { readonly backwards: boolean; readonly keys: readonly (string | number)[] } | null,
): Promise<string[]> {
  const sort = productSortKeys('sqlite', [{ field, descending: true }]);
  const filter = productCondition('sqlite', scope, ANY);
  const { sql, bindings } = productPageKeys('sqlite', {
    filter,
    sort,
    cursor,
    limit: 50,
    offset: 1,
    sizes: {},
  });
  const steps = await place.database.read.raw<{ detail: string }[]>(
    `explain query plan ${sql}`,
    bindings as never,
  );
  return steps.map(({ detail }) => detail);
}

const ANY: FindPlan = {
  alternatives: [],
  sort: [],
  limit: null,
  offset: 1,
  search: null,
  cursor: null,
  options: NO_FIND_OPTIONS,
};
