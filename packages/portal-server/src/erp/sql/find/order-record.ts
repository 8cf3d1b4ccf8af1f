import type { DataScope } from '@kontor/portal-core/access';
import { type Engine, fixed, type Sql, sql } from '../../../db/index.js';

/**
 * SQL of the ERP record of the order in row `o` as JSON text. The fields that never change are stored ready in the row, only the rest is
 * built here. For the orders of one merchant the merchant's name is looked up once. `concat` writes the text once, where `||` copies it at
 * every step.
 */
export function orderRecord(engine: Engine, scope: DataScope): Sql {
  const quoted = (column: string) =>
    engine === 'sqlite' ? `json_quote(${column})` : `to_json(${column})::text`;
  const owner = scope.kind === 'all' ? fixed('o.merchant_erp_id') : sql`${scope.merchantErpId}`;
  const name = sql`coalesce((select ${fixed(quoted('merchant_name'))} from merchants where erp_merchant_id = ${owner}), '""')`;
  return sql`concat('{"recordId":"', o.id, '","modId":"', o.mod_id, '","fieldData":{"Status":"', o.status,
    '","Trackingnummer":', ${fixed(quoted('o.tracking_number'))}, ',"Versanddienstleister":', ${fixed(quoted('o.carrier'))},
    ',"ZZN_Notiz_Scanner":', ${fixed(quoted('o.comment'))}, ',"Mandant_Bezeichnung":', ${name}, ',', substr(o.fields, 2),
    ',"portalData":{"AUFTRAPOS_AUFTRA_SL":', o.items, '},"investigation_status":',
    coalesce('"' || o.investigation_status || '"', 'null'), ',"investigation_opened_at":',
    coalesce('"' || nullif(o.investigation_opened_at, '') || '"', 'null'), ',"investigation_turn":',
    coalesce('"' || o.investigation_turn || '"', 'null'), ',"investigation_turn_since":',
    coalesce('"' || nullif(o.investigation_turn_since, '') || '"', 'null'), ',"error_count":', o.error_count, '}')`;
}
