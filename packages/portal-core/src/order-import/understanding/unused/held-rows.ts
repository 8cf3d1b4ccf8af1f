import { cellText } from '../../reading/cells/cell-text.js';
import { columnsOfSource } from '../../recipe/field-source.js';
import { rowNumbering } from '../../recipe/row-number.js';
import type { Column } from '../columns/column.js';
import { deniesSending, saysNo } from '../../words/cancelled-row.js';
import { foldText } from '../../words/fold.js';
import { isCalled } from '../../words/header-name.js';
import { isEmail, isTickedOrNot } from '../columns/values.js';
import { isApproval, isOwnDownload } from '../not-to-send/cancelled.js';
import type { LeftOver } from './left-over.js';
import type { OpenQuestion } from '../columns/questions.js';
import { newestDay, plansLater } from './days-to-come.js';
import { marksOrders } from './order-marks.js';
import { namesOtherPeople } from './other-people.js';
import { countsInstead, tellsSomeApart } from './telling-columns.js';
import { countsOtherVariant } from '../columns/variants-as-columns.js';

const NAMES = ['first_address_line', 'second_address_line', 'company'] as const;

/** The rows of one order. */
type Rows = readonly (readonly string[])[];

/**
 * The question about unused columns by which some orders may not be for this warehouse, or not for now: a mark in some orders only, another
 * warehouse, a day to come.
 */
export function heldQuestions(file: LeftOver): OpenQuestion[] {
  const { left, samples, mapping } = file;
  if (!hasNumbers(mapping)) return [];
  const columns = columnsOfSource(mapping.columns.external_order_id);
  const orders = ordersOf(samples, mapping);
  const newest = newestDay(file);
  const marks = marksOf(mapping);
  const held = left.filter((column) => {
    if (marks.has(column.index)) return false;
    const isEverywhere = orders.every((rows) => rows.some((row) => cellText(row[column.index]) !== ''));
    return (
      goesToAnother(column, file) ||
      namesOtherPeople(column, file) ||
      changesCount(column) ||
      changesText(column) ||
      lacksMark(column, isEverywhere, file) ||
      namesAnotherWarehouse(column, isEverywhere) ||
      plansLater(column, newest, isEverywhere) ||
      marksOrders(column, file)
    );
  });
  return questionAbout(held, columns);
}

/** The question about unused columns that no other is about, and that say something of some orders only. */
export function tellingQuestions(file: LeftOver): OpenQuestion[] {
  const { left, all, samples, mapping, header } = file;
  const columns = columnsOfSource(mapping.columns.external_order_id);
  if (!hasNumbers(mapping) || isOwnDownload(header)) return [];
  const read = {
    orders: ordersOf(samples, mapping),
    names: NAMES.flatMap((field) => columnsOfSource(mapping.columns[field])),
  };
  const counts = countQuestion(file);
  const isPaid = isPaidByStatus(all);
  const marks = marksOf(mapping);
  const telling = questionAbout(
    left.filter(
      (column) =>
        !marks.has(column.index) && !(isCalled('payment', column) && isPaid) && tellsSomeApart(column, read),
    ),
    columns,
  );
  return [...counts, ...telling];
}

/** The question about unused columns of a file without a header that say something in words, and not the same of all orders. */
export function wordsQuestions({ left, mapping }: LeftOver): OpenQuestion[] {
  const columns = columnsOfSource(mapping.columns.external_order_id);
  const speaks = ({ values }: Column) =>
    (new Set(values).size > 1 || values.length === 1) &&
    values.some((text) => SAYS_WORDS.test(text) && !isEmail(text));
  return hasNumbers(mapping) ? questionAbout(left.filter(speaks), columns) : [];
}

/** Two letters in a row, and neither a sum of money nor a weight. */
const SAYS_WORDS =
  /^(?!(?:eur|chf|usd)?\s?[\d.,]+\s?(?:eur|euro|chf|usd|kg|g|cm|mm|m)?$)(?!https?:|www\.).*\p{L}{2}/iu;

/** The columns of which every cell keeps its row from being sent or lets it go. */
const marksOf = ({ cancelled = [] }: LeftOver['mapping']): ReadonlySet<number> =>
  new Set(cancelled.flatMap(({ column, when }) => (when === 'says' ? [] : column)));

/** The question about other counts of pieces beside the quantity. */
function countQuestion({ left, all, mapping, samples }: LeftOver): OpenQuestion[] {
  const columns = columnsOfSource(mapping.columns.quantity);
  const [quantity] = columns;
  if (quantity === undefined || columns.length > 1) return [];
  const others = left.filter(
    (column) => countsInstead(column, quantity, samples) || countsOtherVariant(column, all[quantity]),
  );
  if (others.length === 0) return [];
  return [{ kind: 'choice', fields: ['quantity'], columns, others: others.map(({ index }) => index) }];
}

function questionAbout(held: readonly Column[], columns: readonly number[]): OpenQuestion[] {
  if (held.length === 0) return [];
  return [{ kind: 'held', fields: ['external_order_id'], columns, others: held.map(({ index }) => index) }];
}

/** Whether it is known what number each order has: from its columns, or fixed. */
const hasNumbers = ({ columns, constants }: LeftOver['mapping']): boolean =>
  columns.external_order_id !== undefined || constants?.external_order_id !== undefined;

/** The rows by order; a row without a number belongs to the order above it. Numbered rows are orders of their own. */
function ordersOf(samples: Rows, mapping: LeftOver['mapping']): Rows[] {
  if (rowNumbering(mapping) !== null) return samples.map((row) => [row]);
  const columns = columnsOfSource(mapping.columns.external_order_id);
  const orders = new Map<string, (readonly string[])[]>();
  let order = '';
  for (const row of samples) {
    const told = columns
      .map((column) => cellText(row[column]))
      .join(' ')
      .trim();
    if (told !== '') order = told;
    orders.set(order, [...(orders.get(order) ?? []), row]);
  }
  return [...orders.values()];
}

/** Whether a column says how many pieces are to be sent instead, or besides. */
const changesCount = (column: Column): boolean =>
  isCalled('changedCount', column) &&
  column.values.every((text) => /^[+-]?\d{1,3}$/.test(text)) &&
  column.values.some((text) => /[1-9]/.test(text));

/** Whether a column says in words what holds in place of the other columns. */
const changesText = (column: Column): boolean =>
  isCalled('changedTo', column) &&
  column.values.some((text) => /\p{L}{2}/u.test(text) && !isTickedOrNot(text) && !saysNo(text));

/** Whether a column says to whom or where a row goes, and some cell says something else than the name beside it. */
function goesToAnother(column: Column, { mapping, samples }: LeftOver): boolean {
  if (!isCalled('towards', column) || mapping.columns.street === undefined) return false;
  const names = columnsOfSource(mapping.columns.first_address_line);
  return samples.some((row) => {
    const text = cellText(row[column.index]);
    const name = names.map((at) => cellText(row[at])).join(' ');
    return /\p{L}{2}/u.test(text) && !saysNo(text) && !foldText(name).includes(foldText(text));
  });
}

/** Pieces that can be delivered, which are no mark. */
const COUNT = /^(?:[2-9]|\d{2,})(?:[.,]\d+)?$/;

const PAID =
  /^(?:paid|bezahlt|(?:voll(?:staendig)?|komplett|fully) (?:bezahlt|paid)|captured|authori[sz]ed|autorisiert)$/;

/** Whether a status says of every order that it is paid. */
const isPaidByStatus = (all: readonly Column[]): boolean =>
  all.some(
    ({ reading, values }) =>
      reading === null &&
      values.length > 0 &&
      values.every((text) => PAID.test(foldText(text)) && text !== ''),
  );

/** Whether a column of approvals or payments is blank, or says no, for some orders. A status that says paid of all orders counts more. */
function lacksMark(column: Column, isEverywhere: boolean, { all }: LeftOver): boolean {
  const values = column.values.map(foldText);
  const isOfPayment = isCalled('payment', column);
  if (!isApproval(column, column.values) && !isOfPayment) return false;
  if (values.some((text) => COUNT.test(text))) return false;
  if (isOfPayment && isPaidByStatus(all)) return false;
  return !isEverywhere || values.some(deniesSending);
}

const ELSEWHERE =
  /\bstrecken?\b|\bstrecken?-?(?:lieferung|geschaeft|versand|bestellung)|\bextern(?:e[rs]?|es lager)?\b|\bexternal\b|fremdlager|aussenlager|drop\s?-?ship|direkt(?:versand|lieferung)|direct ship|\bdirekt$|^direkt\b/;
/** Marketplaces' own sending, which is never from here. */
const BY_MARKETPLACE =
  /^(?:afn|fba|fbk|zfs|wfs|(?:ebay|kaufland|otto|zalando|temu|walmart|bol|cdiscount)\b.*|fulfil+(?:ment|ed) by .*|(?:versand )?durch amazon|amazon(?:_\w+| fba)?)$/;

/** Whether some orders, and not all, come from another warehouse or from the supplier, or any from a marketplace. */
function namesAnotherWarehouse(column: Column, isEverywhere: boolean): boolean {
  if (!isCalled('warehouse', column)) return false;
  const values = column.values.map(foldText);
  const elsewhere = values.filter((text) => ELSEWHERE.test(text)).length;
  const isPartly = elsewhere > 0 && (elsewhere < values.length || !isEverywhere);
  return isPartly || (isCalled('fulfilment', column) && values.some((text) => BY_MARKETPLACE.test(text)));
}
