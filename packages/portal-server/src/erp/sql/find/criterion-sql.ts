import { ORDER_STATUSES, type OrderStatus } from '@kontor/portal-core/orders';
import type { FindAlternative, FindCriterion, OrderFindField } from '@kontor/portal-core/erp';
import { allHold, type Engine, fixed, type Sql, sql } from '../../../db/index.js';
import { fixedField } from '../fixed-fields.js';
import { compared, matchNumber } from './number-match.js';
import { foldedColumn, matchText, textMatches } from './text-match.js';

/** The statuses that a criterion on the status allows: there are only six, so none needs to be compared in the database. */
export function statusesOf(criterion: FindCriterion): readonly OrderStatus[] {
  return ORDER_STATUSES.filter((status) => textMatches(status, criterion));
}

/** A set of statuses as a condition. */
export function isStatus(statuses: readonly OrderStatus[], column = 'status'): Sql {
  if (statuses.length === 0) return fixed('false');
  if (statuses.length === 1) return fixed(`${column} = '${statuses[0]}'`);
  const list = statuses.map((status) => `'${status}'`).join(', ');
  return fixed(`${column} in (${list})`);
}

/** The condition of an alternative: all of its criteria. */
export function alternativeSql(engine: Engine, { criteria }: Pick<FindAlternative, 'criteria'>): Sql {
  return allHold(criteria.map((criterion) => criterionSql(engine, criterion)));
}

const NUMBERS: Partial<Record<OrderFindField, string>> = {
  _ID_AUFTRA: 'id',
  ID_ADRESS: 'address_id',
  ID_MANDAN: 'merchant_erp_id',
};
/** Expressions of the text columns of an order's row, by field; folded columns end in `_key`. */
const TEXTS: Partial<Record<OrderFindField, (engine: Engine) => string>> = {
  Externe_Order_ID: () => 'external_key',
  Trackingnummer: () => 'tracking_key',
  investigation_opened_at: () => 'investigation_opened_at',
  Kundenreferenz: () => foldedColumn('customer_reference'),
  Versanddienstleister: () => foldedColumn('carrier'),
  ZZN_Notiz_Scanner: () => foldedColumn('comment'),
  Customer_ID: (engine) => foldedColumn(fixedField(engine, 'Customer_ID')),
  Versandart: (engine) => foldedColumn(fixedField(engine, 'Versandart')),
  Adressblock: (engine) => foldedColumn(fixedField(engine, 'Adressblock')),
};

/** The condition of one criterion on the row of `erp_orders`. */
export function criterionSql(engine: Engine, criterion: FindCriterion): Sql {
  const field = criterion.field as OrderFindField;
  const number = NUMBERS[field];
  if (number !== undefined) return matchNumber(number, criterion);
  const text = TEXTS[field];
  if (text !== undefined) return matchText(engine, text(engine), criterion);
  if (field === 'Status') return isStatus(statusesOf(criterion));
  if (field === 'Datum') return matchDate(criterion);
  if (field === 'Mandant_Bezeichnung')
    return sql`merchant_erp_id in (select erp_merchant_id from merchants where ${matchText(engine, foldedColumn('merchant_name'), criterion)})`;
  return matchItem(engine, field, criterion);
}

/** A condition on a date. An empty date is neither before nor after another. */
function matchDate(criterion: FindCriterion): Sql {
  if (criterion.op === 'empty') return fixed(`order_date = ''`);
  const condition = compared('order_date', criterion) ?? fixed('true');
  return sql`(${condition} and order_date > '')`;
}

/** A condition that any item may fulfil. A whole product number is looked up; everything else is read from the order's own rows. */
function matchItem(engine: Engine, field: string, criterion: FindCriterion): Sql {
  if (field === 'Nr_Artikel' && criterion.op === 'equals')
    return sql`id in (select order_id from erp_order_items where ${matchText(engine, 'product_key', criterion)})`;
  if (engine === 'sqlite')
    return sql`exists (select 1 from json_each(items) as item where ${matchText(engine, foldedColumn(`item.value ->> '${field}'`), criterion)})`;
  return sql`exists (select 1 from jsonb_array_elements(items::jsonb) as item (value)
    where ${matchText(engine, foldedColumn(`(item.value ->> '${field}') collate "C"`), criterion)})`;
}
