import { ORDER_CSV_COLUMNS } from '../export-columns.js';
import type { CancelledSource } from '../order-import.types.js';
import { filledCells } from './column.js';
import { foldHeader, headerTokens } from './fold.js';
import { isCalled } from './header-name.js';

const STATES = new Set(['status', 'statuses', 'zustand', 'orderstate', 'currentstate', 'bestellstand']);

/** Headers of the portal's own downloads: a file of nothing else tells how its orders stand here, not elsewhere. */
const OWN = new Set(
  ['line', 'error', ...ORDER_CSV_COLUMNS.flatMap(({ header }) => Object.values(header))].map(foldHeader),
);

/** Whether every header is one of the portal's own downloads. */
export const isOwnDownload = (header: readonly string[]): boolean =>
  header.every((name) => name.trim() === '' || OWN.has(foldHeader(name)));

/** Whether a column tells of cancelling by its header, so that what it says is judged by that. */
export const namesCancelling = (header: string): boolean => cancellingOf(header) !== null;

/** How a column with this header says that an order is cancelled; null when it has nothing to do with that. */
function cancellingOf(header: string): CancelledSource['when'] | null {
  const column = { folded: foldHeader(header) };
  if (isCalled('cancelled', column)) return isCalled('foreseen', column) ? null : 'filled';
  if (isCalled('mark', column) || isCalled('sentAt', column) || isCalled('cameBack', column)) return 'filled';
  const isState =
    isCalled('documentKind', column) ||
    isCalled('state', column) ||
    headerTokens(header).some(({ text }) => STATES.has(text));
  return isState ? 'says' : null;
}

/** The columns that say that an order or a row is cancelled, but for those that feed a field; none in the portal's own downloads. */
export function cancelledColumns(
  header: readonly string[],
  taken: ReadonlySet<number>,
  samples: readonly (readonly string[])[] = [],
): CancelledSource[] {
  if (isOwnDownload(header)) return [];
  return header.flatMap((name, column) => {
    const when = taken.has(column) ? null : cancellingOf(name);
    if (
      when === null ||
      (isCalled('mark', { folded: foldHeader(name) }) && countsPieces(filledCells(samples, column)))
    )
      return [];
    return [{ column, when }];
  });
}

/** How many of a row were sent is no mark. */
const countsPieces = (values: readonly string[]): boolean =>
  values.some((text) => /^([2-9]|\d{2,})([.,]0+)?$/.test(text));

const ANSWER = /^(ja|nein|yes|no|true|false|wahr|falsch|[jnyx✓✗-]|[\d.,:/ -]+)$/i;

/** A column a person says tells of cancelling: by its header, else by whether its cells only answer the question. */
export function cancelledByHand(column: number, header: string, values: readonly string[]): CancelledSource {
  const answers = values.length > 0 && values.every((text) => ANSWER.test(text));
  return { column, when: cancellingOf(header) ?? (answers ? 'filled' : 'says') };
}
