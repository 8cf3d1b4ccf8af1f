import type { DataScope } from '@kontor/portal-core/access';
import { cleanText } from '@kontor/portal-core/validation';
import type { ErpProductHit } from '@kontor/portal-core/erp';
import type { Knex } from 'knex';
import {
  columns,
  computed,
  engineOf,
  fixed,
  foldText,
  integer,
  rowsOf,
  sql,
  together,
} from '../../db/index.js';
import { productsInScope } from './find/filtered-scope.js';

const HIT = together(
  columns('erp_products', ['id', 'mod_id', 'product_number', 'name']),
  computed({
    available: [
      integer,
      'cast((select coalesce(sum(available), 0) from erp_stock where product_id = erp_products.id) as bigint)',
    ],
  }),
);

/** Finds active products of the scope whose number, name or EAN contains the text; numbers that begin with it come first. */
export async function searchProducts(
  connection: Knex,
  scope: DataScope,
  text: string,
  limit: number,
): Promise<ErpProductHit[]> {
  const folded = foldText(cleanText(text));
  const position = fixed(engineOf(connection) === 'sqlite' ? 'instr' : 'strpos');
  const rows = await rowsOf(
    connection,
    sql`select ${HIT} from erp_products where ${productsInScope(engineOf(connection), scope)} and status = 'aktiv' and ${position}(search_text, ${folded}) > 0
        order by case when ${position}(product_key, ${folded}) = 1 then 0 else 1 end, product_key, id limit ${limit}`,
  );
  return rows.map(({ id, mod_id, product_number, name, available }) => ({
    recordId: String(id),
    modId: String(mod_id),
    fieldData: {
      Nr_Artikel: product_number,
      Artikelname: name,
      Lagerstand_verfuegbar_gesamt: available,
    },
    portalData: {},
  }));
}
