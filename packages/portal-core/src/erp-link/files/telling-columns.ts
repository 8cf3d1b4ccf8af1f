import { foldHeader, isDescribingHeader } from '../../order-import/index.js';
import { cleanText } from '../../validation/index.js';
import { amountOf, NAMES, NO } from './contradictions.js';
import type { ReportColumns } from './report-columns.js';
import type { ReportTable } from './report-table.js';

/** A column that is not read and says something of some rows that it does not say of others. */
export interface TellingColumn {
  readonly column: number;
  readonly name: string;
  /** Some of its texts, the most frequent first. */
  readonly texts: readonly string[];
}

/** Columns of places, names and dates, and of who counted. */
const HARMLESS =
  /^(?:titel|title|handle|coo|abc|xyz|zone|halle|gang|bereich|regal|ebene|fach|reihe)|beschreibung|klasse$|^(?:gezaehlt|gebucht|counted|erfasst)(?:von|durch|by)|pflichtig$|fuehrend$/;
/** Columns of what the pieces are, whatever words their headers begin with. */
const TELLING = /^(?:lager|bestands?|waren)(?:art|typ|status)|^(?:ist)?(?:verkaufbar|verkaeuflich|sellable)/;
/** What rows of stock usually are. */
const USUAL =
  /^(?:aktiv|active|inaktiv|inactive|frei|frei verwendbar|free|verfügbar|available|ok|okay|neu|new|neuware|a-ware|normal|standard|artikel|item|lagerware|auf lager|in stock|stk\.?|stück|pcs)$/iu;
/** Columns of other stock than the one that is read, which say whose or where it is. */
const STOCK = /bestand|stock|inventory|lager$|warehouse$/;
const KNOWN_STOCK =
  /mindest|min|melde|soll|max|ziel|reserv|verfueg|avail|frei|free|netto|net|bestellt|zulauf|incoming|order|wert|value|vorjahr|vormonat|alt|old|previous|anfang|plan|sicherheit|safety|committed/;

const MOST_KINDS = 12;
const SHOWN = 4;
const LONGEST = 40;
/** A mark: a sign, a letter, or a few words without digits. */
const MARK = /^(?:[\p{L}+\-−✓✗]|\p{L}[^\d@]*(?:\s[^\d@]+){0,3})$/u;

/**
 * The columns of a file that are not read and tell rows apart: a few words that come again, or a word in some rows. Whether `zurück` or `S`
 * speaks against a row nobody can know who has not made the list. So it is with a second column of pieces that differ.
 */
export function tellingColumns(
  { header, rows }: Pick<ReportTable, 'header' | 'rows'>,
  columns: ReportColumns,
): readonly TellingColumn[] {
  const read = new Set(Object.values(columns));
  return header.flatMap((name, column) => {
    if (read.has(column)) return [];
    const cells = rows.map((row) => cleanText(row.cells[column] ?? ''));
    const pieces = rows.map((row) => cleanText(row.cells[columns.onHand ?? -1] ?? ''));
    const tells = isOtherStock(name, cells, pieces) || (mayTell(name) && tellsApart(cells));
    return tells ? [{ column, name, texts: frequent(cells) }] : [];
  });
}

function mayTell(name: string): boolean {
  const folded = foldHeader(name);
  if (TELLING.test(folded)) return true;
  return !NAMES.test(folded) && !HARMLESS.test(folded) && !isDescribingHeader(name);
}

function tellsApart(cells: readonly string[]): boolean {
  const filled = cells.filter((text) => text !== '');
  const kinds = new Set(filled.map((text) => text.toLowerCase()));
  if (kinds.size === 0 || kinds.size > MOST_KINDS) return false;
  if (!filled.every((text) => text.length <= LONGEST && MARK.test(text))) return false;
  if (filled.every((text) => USUAL.test(text))) return false;
  const said = cells.filter((text) => !NO.test(text)).length;
  return (said > 0 && said < cells.length) || (kinds.size > 1 && kinds.size < filled.length);
}

/** Whether a column has pieces of the same goods that differ from those that are read. */
function isOtherStock(name: string, cells: readonly string[], pieces: readonly string[]): boolean {
  const folded = foldHeader(name);
  if (!STOCK.test(folded) || KNOWN_STOCK.test(folded)) return false;
  const amounts = cells.map(amountOf);
  return (
    cells.every((text, at) => text === '' || !Number.isNaN(amounts[at] ?? Number.NaN)) &&
    amounts.some((amount, at) => amount > 0 && amount !== amountOf(pieces[at] ?? ''))
  );
}

function frequent(cells: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const text of cells) if (text !== '') counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, SHOWN)
    .map(([text]) => text);
}
