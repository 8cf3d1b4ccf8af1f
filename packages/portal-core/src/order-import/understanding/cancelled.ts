import { ORDER_CSV_COLUMNS } from '../export-columns.js';
import type { CancelledSource } from '../order-import.types.js';
import { filledCells } from './column.js';
import { foldHeader, headerTokens } from './fold.js';

const CANCELS = /storno|stornier|cancel|annul|widerruf|abgebrochen/;
/** What is said about cancelling beforehand, and what it costs, is no order cancelled. */
const FORESEEN =
  /frist|policy|stornierbar|cancel+able|widerrufbar|until|deadline|gebuehr|fee|kosten|url|link|bedingung|belehr|recht|right|terms|bis$/;
const STATES = new Set(['status', 'statuses', 'zustand', 'orderstate', 'currentstate', 'bestellstand']);
const STATE_AT_END = /(status|zustand|orderstate|currentstate)$/;
/** What kind of document a row is: an order, a credit note, an offer. */
const DOCUMENT_KIND =
  /^(beleg|dokument|dokumenten|document|vorgangs|auftrags|bestell|order|transaction|transaktions)(art|typ|type)$/;
/** Marks of orders that are none, are held back, or were sent. */
const MARK =
  /^(is|ist)?(test|testbestellung|testauftrag|testorder|gesperrt|geloescht|deleted|erledigt|versendet|versandt|verschickt|ausgeliefert|shipped|fulfilled|delivered|abgeholt)$/;
/** When an order was sent; a day of sending or of delivery may be a plan. */
const SENT_AT =
  /^(shipped|fulfilled|delivered|dispatched)(at|on|ondate)$|^(versendet|versandt|verschickt|ausgeliefert|geliefert)am$/;

/** Headers of the portal's own downloads: a file of nothing else tells how its orders stand here, not elsewhere. */
const OWN = new Set(
  ['line', 'error', ...ORDER_CSV_COLUMNS.flatMap(({ header }) => Object.values(header))].map(foldHeader),
);

/** How a column with this header says that an order is cancelled; null when it has nothing to do with that. */
function cancellingOf(header: string): CancelledSource['when'] | null {
  const folded = foldHeader(header);
  if (CANCELS.test(folded)) return FORESEEN.test(folded) ? null : 'filled';
  if (MARK.test(folded) || SENT_AT.test(folded)) return 'filled';
  const isState =
    DOCUMENT_KIND.test(folded) ||
    headerTokens(header).some(({ text }) => STATES.has(text)) ||
    STATE_AT_END.test(folded);
  return isState ? 'says' : null;
}

/** The columns that say that an order or a row is cancelled, but for those that feed a field; none in the portal's own downloads. */
export function cancelledColumns(
  header: readonly string[],
  taken: ReadonlySet<number>,
  samples: readonly (readonly string[])[] = [],
): CancelledSource[] {
  if (header.every((name) => name.trim() === '' || OWN.has(foldHeader(name)))) return [];
  return header.flatMap((name, column) => {
    const when = taken.has(column) ? null : cancellingOf(name);
    if (when === null || (MARK.test(foldHeader(name)) && countsPieces(filledCells(samples, column))))
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
