import type { DataScope } from '@kontor/portal-core/access';
import { PRICE_DECIMALS, WEIGHT_DECIMALS } from '@kontor/portal-core/products';
import { type Engine, fixed, type Sql, sql } from '../../../../db/index.js';
import { sumOf } from '../../stock-sums.js';

/** SQL of a column of whole units as a decimal number: 1250 cents are `12.50`. */
export function decimal(column: string, decimals: number, point = '.'): string {
  const one = 10 ** decimals;
  return `((${column} / ${one}) || '${point}' || substr(cast(${one} + ${column} % ${one} as text), 2))`;
}

const STOCK =
  fixed(`(select concat('{"available":', stock_available, ',"reserved":', stock_reserved, ',"total":', stock_total, '}')
  from erp_stock_sums where product_id = o.id)`);

/** SQL of the ERP record of the product in row `o` as JSON text. For the products of one merchant the merchant's name is looked up once. */
export function productRecord(engine: Engine, scope: DataScope): Sql {
  const quoted = (column: string) =>
    engine === 'sqlite' ? `json_quote(${column})` : `to_json(${column})::text`;
  const text = (name: string, column: string) => `'"${name}":', ${quoted(`o.${column}`)}`;
  const number = (name: string, expression: string) => `'"${name}":', ${expression}`;
  const owner = scope.kind === 'all' ? fixed('o.merchant_erp_id') : sql`${scope.merchantErpId}`;
  const merchant = sql`coalesce((select ${fixed(quoted('merchant_name'))} from merchants where erp_merchant_id = ${owner}), '""')`;
  const fields = fixed(
    [
      text('Nr_Artikel', 'product_number'),
      text('Artikelname', 'name'),
      text('Nr_EAN', 'ean'),
      number('VK', decimal('o.price_cents', PRICE_DECIMALS)),
      text('Einheit', 'unit'),
      number('Artikelgewicht', decimal('o.weight_grams', WEIGHT_DECIMALS)),
      text('Zolltarifnummer', 'customs_number'),
      text('ZZN_Barcode', 'barcode'),
      text('ZZN_Shopname', 'shop_name'),
      number('ID_MANDAN', 'o.merchant_erp_id'),
      number('Lagerstand_verfuegbar_gesamt', sumOf('stock_available', 'o')),
      text('Status', 'status'),
    ].join(`, ',', `),
  );
  return sql`concat('{"recordId":"', o.id, '","modId":"', o.mod_id, '","fieldData":{', ${fields},
    ',"Mandant_Bezeichnung":', ${merchant}, '},"portalData":{},"stock":', ${STOCK}, '}')`;
}
