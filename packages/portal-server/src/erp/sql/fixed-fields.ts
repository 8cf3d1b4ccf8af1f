import type { ErpOrderFields } from '@kontor/portal-core/erp';
import type { Engine } from '../../db/index.js';

/** The fields of an order record that can change, each stored in a column of its own. */
type ChangingField =
  'Status' | 'Trackingnummer' | 'Versanddienstleister' | 'ZZN_Notiz_Scanner' | 'Mandant_Bezeichnung';

/** The other fields, stored as one JSON text so that a list need not build it. */
export type FixedFields = Omit<ErpOrderFields, ChangingField>;

/** SQL of a text of that JSON, on the row of `erp_orders`. */
export function fixedField(engine: Engine, name: keyof FixedFields): string {
  return engine === 'sqlite' ? `(fields ->> '${name}')` : `((fields::json ->> '${name}') collate "C")`;
}
