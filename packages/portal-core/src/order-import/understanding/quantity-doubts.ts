import { cellText } from '../reading/cell-text.js';
import { hasMeaning, type Column } from './column.js';
import type { Pick } from './pick.js';
import { share } from './values.js';

type Samples = readonly (readonly string[])[];

const PACK =
  've|vpe|me|sets?|pack|packung|karton|kartons|kiste|kisten|box|boxes|carton|cartons|case|cases|gebinde|palette|paletten|kolli';
const UNIT =
  /^(me|einheit|einheiten|mengeneinheit|bestelleinheit|verkaufseinheit|basiseinheit|ve|vpe|verpackungseinheit|gebinde|unit|uom|unitcode|unitofmeasure)$/;
/** Units that are pieces. */
const PIECE = /^(1([.,]0+)?|stk|stck|st|stueck|stücke?|pcs?|pce|pcen|ea|each|pieces?|units?|c62|h87)\.?$/i;
const PER_PACK = new RegExp(`(je|pro|per)(${PACK})$`);
const PACKS = new RegExp(`^(anzahl|zahl|menge|no|number|count|qty)?(of)?(${PACK})$`);
const ALL_PIECES = /(stk|stueck|pieces|pcs)(gesamt|total|insgesamt)$|^(gesamt|total)(stk|stueck|pieces|pcs)$/;
/** What is still to be sent of what was ordered. */
const STILL_OPEN =
  /^(rueckstand|rueckstandsmenge|backorder|backordered|backorderqty|(noch)?(zu|offen|offene)(liefern|versenden|menge)?|nochzuliefern|nochzuversenden|restmenge)$/;
/** What of an order was sent, or came back. */
const SENT =
  /geliefert|liefermenge|versendet|versandt|verschickt|shipped|delivered|fulfilled|retour|returned|zurueck/;

const isWhole = (text: string): boolean => /^\d{1,5}([.,]0+)?$/.test(text);

/** A quantity whose file says that it may be no count of pieces to be sent: asked, and proposed only where another column is the better one. */
export function doubtedQuantity(quantity: Pick, columns: readonly Column[], samples: Samples): Pick {
  const [taken] = quantity.columns;
  if (taken === undefined || quantity.columns.length > 1) return quantity;
  const left = columns.filter(({ index, values }) => index !== taken.index && values.length > 0);
  const better = left.find((column) => isBetter(column, taken, samples));
  if (better !== undefined && !isOpen(taken))
    return { columns: [better], source: better.index, others: [taken], ask: 'choice' };
  const doubts = left.filter((column) => speaksAgainst(column, taken, samples));
  return doubts.length === 0 ? quantity : { ...quantity, others: doubts, ask: 'missing' };
}

function isBetter(column: Column, taken: Column, samples: Samples): boolean {
  if (ALL_PIECES.test(column.folded)) return PACKS.test(taken.folded) && isCount(column);
  return STILL_OPEN.test(column.folded) && isCount(column) && isPartOf(column, taken, samples);
}

const isCount = ({ values }: Column): boolean =>
  share(values, isWhole) === 1 && values.some((text) => Number.parseFloat(text) > 0);

/** Whether no row has more of it than of the other, and some less. */
function isPartOf(part: Column, whole: Column, samples: Samples): boolean {
  const rows = samples.map((row) => [count(row[part.index]), count(row[whole.index])] as const);
  return rows.every(([less, more]) => less <= more) && rows.some(([less, more]) => less < more);
}

const count = (cell: string | undefined): number => Number.parseFloat(cellText(cell)) || 0;

function speaksAgainst(column: Column, taken: Column, samples: Samples): boolean {
  const { folded, values } = column;
  if (UNIT.test(folded) && !values.every(isWhole)) return values.some((text) => !PIECE.test(text));
  if (PER_PACK.test(taken.folded) && PACKS.test(folded)) return isCount(column);
  if (isShifted(column, taken, samples)) return true;
  return !isOpen(taken) && isSent(column, taken, samples);
}

const isOpen = (column: Column): boolean => hasMeaning(column, 'open') || STILL_OPEN.test(column.folded);

function isSent(column: Column, taken: Column, samples: Samples): boolean {
  if (!SENT.test(column.folded) || /paket|parcel|package/.test(column.folded) || !isCount(column))
    return false;
  const rows = samples.map((row) => [count(row[column.index]), count(row[taken.index])] as const);
  const isQuantity = /menge|qty|quantity|stueck/.test(column.folded);
  return (isQuantity || rows.every(([sent, all]) => sent <= all)) && rows.some(([sent, all]) => sent !== all);
}

const SHORT = /^\d{1,3}$/;
const PRICE = /preis|price|netto|brutto/;

/** Whether decimal commas of a price cut its row: euros, cents where pieces should be, and pieces one column behind. */
function isShifted({ index, folded, values }: Column, taken: Column, samples: Samples): boolean {
  if (index !== taken.index - 1 || !PRICE.test(folded) || share(values, (text) => /^\d+$/.test(text)) < 1)
    return false;
  const behind = samples.map((row) => cellText(row[taken.index + 1]));
  return taken.values.every((text) => /^\d\d$/.test(text)) && behind.every((text) => SHORT.test(text));
}
