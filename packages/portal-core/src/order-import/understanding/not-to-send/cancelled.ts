import { ORDER_CSV_COLUMNS } from '../../export-columns.js';
import type { CancelledSource } from '../../order-import.types.js';
import { deniesSending } from '../../words/cancelled-row.js';
import { areKindsOfDocuments, isKindOfOrder } from '../../words/document-kind.js';
import { isKnownStatus } from '../../words/status-text.js';
import { filledCells } from '../columns/column.js';
import { isTickedOrNot } from '../columns/values.js';
import { foldHeader, headerTokens } from '../../words/fold.js';
import { isCalled } from '../../words/header-name.js';

const STATES = new Set(['status', 'statuses', 'zustand', 'orderstate', 'currentstate', 'bestellstand']);

/** Headers of the portal's own downloads, and those of the column without which such a file has no items; no other program calls it so. */
const OWN = new Set(
  ['line', 'error', ...ORDER_CSV_COLUMNS.flatMap(({ header }) => Object.values(header))].map(foldHeader),
);

const OWN_ITEMS = new Set(
  ORDER_CSV_COLUMNS.filter(({ field }) => field === 'product_id_and_quantity')
    .flatMap(({ header }) => Object.values(header))
    .map(foldHeader),
);

/**
 * Whether all headers are those of the portal's own downloads, its column of items among them. Cells of such a file are not taken for mixed
 * up, since a person let these orders stand before; all else that speaks against an order counts as in any file.
 */
export const isOwnDownload = (header: readonly string[]): boolean =>
  header.some((name) => OWN_ITEMS.has(foldHeader(name))) &&
  header.every((name) => name.trim() === '' || OWN.has(foldHeader(name)));

/** Whether a column's header is about cancelling, so that its values are judged accordingly. */
export const namesCancelling = (header: string): boolean => cancellingOf(header) !== null;

/** The values by which a column with this header marks an order as cancelled; null for other headers. */
function cancellingOf(header: string): CancelledSource['when'] | null {
  const column = { folded: foldHeader(header) };
  if (isCalled('cancelled', column)) return isCalled('foreseen', column) ? null : 'filled';
  if (isCalled('mark', column) || isCalled('sentAt', column) || isCalled('cameBack', column)) return 'filled';
  const isState =
    isCalled('documentKind', column) ||
    isCalled('orderState', column) ||
    isCalled('state', column) ||
    headerTokens(header).some(({ text }) => STATES.has(text));
  return isState ? 'says' : null;
}

/** Whether a column's header is that of the state of an order or of its payment, so that every value of it must be known. */
export function namesOrderState(header: string): boolean {
  const column = { folded: foldHeader(header) };
  return isCalled('orderState', column) || isCalled('bareState', column);
}

/** Whether the state in a column is that of the sending. */
export const namesSending = (header: string): boolean =>
  /fulfil|versand|liefer|shipping|shipment|delivery|dispatch/.test(foldHeader(header));

/** A header that names a state or a part of a country is one of states when some value is a known status. */
const isState = (header: string, values: readonly string[]): boolean =>
  isCalled('bareState', { folded: foldHeader(header) }) &&
  values.some((text) => /\p{L}{3}/u.test(text) && isKnownStatus(text));

/** The columns that mark an order or a row as cancelled, except those that feed a field. */
export function cancelledColumns(
  header: readonly string[],
  taken: ReadonlySet<number>,
  samples: readonly (readonly string[])[] = [],
): CancelledSource[] {
  return header.flatMap((name, column) => {
    if (taken.has(column)) return [];
    const values = filledCells(samples, column);
    const when =
      cancellingOf(name) ??
      (isState(name, values) || tellsDocuments(name, values) ? 'says' : null) ??
      (isAnswered(name, values, samples.length) ? 'denies' : null);
    if (when === null || (isCalled('mark', { folded: foldHeader(name) }) && countsPieces(values))) return [];
    return [{ column, when }];
  });
}

/**
 * Whether a column sorts orders from offers, returns and the like: one of kinds (`Typ`) when some value is an order, any other when some are
 * not sent. `Gutschrift` beside `Rechnung` is a way to pay under `Zahlart`.
 */
function tellsDocuments(header: string, values: readonly string[]): boolean {
  const folded = foldHeader(header);
  if (isCalled('bareKind', { folded }) && values.some(isKindOfOrder)) return true;
  return !/zahl|pay/.test(folded) && areKindsOfDocuments(values);
}

/** Whether a column of approvals or payments says yes or no of every row, and no of some. */
function isAnswered(name: string, values: readonly string[], rows: number): boolean {
  const column = { folded: foldHeader(name) };
  if (!isApproval(column, values) && !isCalled('payment', column)) return false;
  if (countsPieces(values)) return false;
  return values.length === rows && values.every(isAnswer) && values.some(deniesSending);
}

/** Whether a column says which orders may be sent; one of the sending does where its cells are ticks, or yes and no. */
export const isApproval = (column: { readonly folded: string }, values: readonly string[]): boolean =>
  isCalled('approval', column) ||
  (isCalled('sending', column) && values.length > 0 && values.every(isTickedOrNot));

const isAnswer = (text: string): boolean =>
  ANSWER.test(text) ||
  isTickedOrNot(text) ||
  /^(?:ok|okay|erledigt|done)\.?$/i.test(text) ||
  deniesSending(text);

/** Whether values are numbers of sent pieces, which are no marks. */
const countsPieces = (values: readonly string[]): boolean =>
  values.some((text) => /^([2-9]|\d{2,})([.,]0+)?$/.test(text));

const ANSWER = /^(ja|nein|yes|no|true|false|wahr|falsch|[jnyx✓✗-]|[\d.,:/ -]+)$/i;

/** A column that the user marked as one of cancelling: judged by its header, otherwise by whether its cells are only yes and no. */
export function cancelledByHand(column: number, header: string, values: readonly string[]): CancelledSource {
  const answers = values.length > 0 && values.every((text) => ANSWER.test(text));
  const named = { folded: foldHeader(header) };
  const asked = isApproval(named, values) || isCalled('payment', named) ? 'denies' : null;
  return { column, when: cancellingOf(header) ?? asked ?? (answers ? 'filled' : 'says') };
}
