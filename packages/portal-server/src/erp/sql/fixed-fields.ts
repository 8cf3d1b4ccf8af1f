import type { ErpOrderFields } from '@kontor/portal-core/erp';
import type { Engine } from '../../db/index.js';

/** The fields of an order record that can change; they have columns of their own. */
type ChangingField =
  'Status' | 'Trackingnummer' | 'Versanddienstleister' | 'ZZN_Notiz_Scanner' | 'Mandant_Bezeichnung';

/** The other fields: stored as one JSON text, so that a list need not put them together. */
export type FixedFields = Omit<ErpOrderFields, ChangingField>;

/** A text of the JSON as an expression on the row of `erp_orders`. */
export function fixedField(engine: Engine, name: keyof FixedFields): string {
  return engine === 'sqlite' ? `(fields ->> '${name}')` : `((fields::json ->> '${name}') collate "C")`;
}
