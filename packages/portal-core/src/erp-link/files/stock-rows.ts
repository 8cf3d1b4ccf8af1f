import { foldHeader, isDitto, quantityFault, readQuantity, type TableRow } from '../../order-import/index.js';
import { cleanText, issue, type Issue } from '../../validation/index.js';
import type { StockReport } from '../erp-link.types.js';
import { mixedReports } from '../stock-report.rules.js';
import {
  amountOf,
  columnOfOtherKind,
  contradictions,
  isYes,
  NAMES,
  type Contradiction,
} from './contradictions.js';
import { oldList, stockDayRules } from './stock-days.js';
import { headingAbove, saysNoStock, type ReportTable } from './report-table.js';
import { PLACE_PARTS } from './report-words.js';
import { USUAL_WORDS } from '../words/erp-vocabulary.js';
import { cellReader, merchantOf, refused, type ReportRow, type RowsOptions } from './report-rows.js';

/** What a column says of pieces that cannot be sold, or of pieces that came or went. */
const NOT_FOR_SALE =
  /^(?:gesperrt\p{L}*|blocked|qualitäts(?:prüfung|kontrolle)|quality.*|in prüfung|defekt\p{L}*|beschädigt\p{L}*|damaged|b-?ware|muster\p{L}*|nicht verkaufsfähig\p{L}*|unsellable|quarantäne|quarantine|ausschuss|schrott|scrap|reserviert|reserved|gelöscht|deleted|ausgebucht|retouren?(?:ware)?|.*\((?:errechnet|berechnet|calculated)\))$/iu;
const MOVEMENT =
  /^(?:(?:waren)?(?:zugang|eingang|abgang|ausgang)|entnahme|umlagerung|einlagerung|auslagerung|umbuchung|korrektur|verkauf|verbrauch|receipt|issue|transfer|adjustment|inbound|outbound|picking|sale)$/iu;
/** Any column but those of categories and brands, one of which may be called "Sale". */
const BUT_OF_GROUPS =
  /^(?!(?:waren|artikel|produkt|haupt|unter|product|item)?(?:gruppe|kategorie|category|group)$|kollektion|collection|marke$|brand$|saison|season|tags?$)/;
const UNITS = /^(?:einheit|me|mengeneinheit|lagereinheit|basiseinheit|unit|uom|unitofmeasure)$/;
const COUNTED = /gezaehlt|zaehl|counted|inventur|^ist(?:bestand|menge)?$|bestandneu|neuerbestand|newstock/;
/** Columns of orders, arrivals and sales. */
const OTHER_KIND =
  /^(?:(?:von|nach)(?:platz|lagerplatz|lager)|(?:quell|ziel)(?:platz|lager)|buchungsdatum|buchungsart|bestell(?:nummer|nr)|bestellungsnummer|order(?:id|number|no)|rechnungs(?:nummer|nr)|invoice(?:number|no)?|lieferschein(?:nummer|nr)?|liefertermin|umsatz|revenue)$/;
/** Those of them that stand in lists of stock as well: the supplier's number and next arrival of an article, and what was sold of it. */
const BESIDE_STOCK = /^(?:bestell(?:nummer|nr)|liefertermin|umsatz|revenue)$/;
/** A column of pieces that is one of stock by its name, which a quantity is not. */
const OF_STOCK = /bestand|lagerstand|stock|onhand|inventory/;

const REMARKS = /^(?:bemerkung|hinweis|notiz|kommentar|info|anmerkung|note|remark|comment)/;
const SPOILT =
  /(?<!nicht |keine? |keiner |ohne |not |no )(?<!\p{L})(?:defekt|beschädigt|gesperrt|verdorben|abgelaufen|ausgebucht|retoure|damaged|blocked|expired|nicht (?:mehr )?(?:verkauf|verwend)|do not (?:sell|ship))/iu;

const isPieces = (unit: string): boolean => !Number.isNaN(readQuantity(`1 ${unit}`));

/** The texts of a report that a list by hand repeats by a mark. */
const COPIED = [
  ['product_number', 'product'],
  ['warehouse', 'warehouse'],
  ['position', 'position'],
] as const;

/** Reads a row of stock. */
export function readStock(row: TableRow, options: RowsOptions): ReportRow<StockReport> {
  const text = cellReader(row, options.columns);
  const issues: Issue[] = row.broken === undefined ? [] : [issue('', row.broken)];
  const amount = text('onHand');
  const onHand = amount.startsWith('+') ? Number.NaN : readQuantity(amount);
  if (Number.isNaN(onHand)) {
    const { code, params } = quantityFault(amount);
    issues.push(issue('on_hand', amount.startsWith('+') ? 'signedStock' : code, params));
  }
  const position = text('position');
  for (const [path, field] of COPIED) if (isDitto(text(field))) issues.push(issue(path, 'dittoValue'));
  const report: StockReport = {
    product_number: text('product'),
    ...merchantOf(text('merchant'), options, issues),
    warehouse: (options.warehouse ?? '') || text('warehouse'),
    ...(position !== '' && { position }),
    on_hand: Number.isNaN(onHand) ? 0 : onHand,
  };
  return { line: row.line, report, issues };
}

const placeKey = ({ merchant_erp_id, product_number, warehouse, position }: StockReport): string =>
  [merchant_erp_id ?? '', `${product_number}\n${warehouse}\n${position ?? ''}`.toLowerCase()].join('\n');

/**
 * Refuses the rows of a place that a file names more than once: which of them is its stock, or whether both are, it does not say. So it does
 * rows of a whole warehouse beside those of places in it.
 */
export function refuseRepeated(rows: readonly ReportRow<StockReport>[]): readonly ReportRow<StockReport>[] {
  const lines = new Map<string, number[]>();
  for (const { report, line } of rows) {
    const key = placeKey(report);
    const same = lines.get(key);
    if (same === undefined) lines.set(key, [line]);
    else same.push(line);
  }
  const mixed = mixedReports(rows.map(({ report }) => report));
  return rows.map((row, at) => {
    const other = lines.get(placeKey(row.report))?.find((line) => line !== row.line);
    const issues = [
      ...(other === undefined ? [] : [issue('product_number', 'repeatedStock', { line: other })]),
      ...(mixed.has(at) ? [issue('position', 'wholeAndPlace')] : []),
    ];
    return issues.length === 0 ? row : { ...row, issues: [...row.issues, ...issues] };
  });
}

/**
 * Reads a file of stock. Beside what each row says by itself: columns that are not read speak against it, rows below a heading belong to
 * something else, and a file by whose name or columns its pieces lie nowhere is refused as a whole.
 */
export function readStockFile(
  table: ReportTable,
  options: RowsOptions,
  now = Date.now(),
): readonly ReportRow<StockReport>[] {
  const { header, rows, names } = table;
  const name = saysNoStock(names) ?? oldList(names, now);
  const isNamedStock = OF_STOCK.test(foldHeader(header[options.columns.onHand ?? -1] ?? ''));
  const apart = isNamedStock ? header.filter((one) => !BESIDE_STOCK.test(foldHeader(one))) : header;
  const other = columnOfOtherKind(apart, OTHER_KIND);
  const whole = [
    ...(name === undefined ? [] : [issue('', 'namedNoStock', { name })]),
    ...(other === undefined ? [] : [issue('', 'otherKindOfFile', { column: other })]),
  ];
  const beside = besideStock(table, options, now);
  const above = headingAbove(table);
  const place = placeOf(header, options);
  const elsewhere = otherWarehouse(table, options);
  const read = rows.map((row) => {
    const heading = above(row.line);
    return refused(
      place(readStock(row, options), row.cells),
      ...whole,
      ...beside(row.cells),
      ...elsewhere(row.cells),
      ...(heading === undefined ? [] : [issue('', 'belowHeading', { name: heading })]),
    );
  });
  return refuseRepeated(read);
}

/** What columns say against a row of stock. */
function besideStock({ header }: ReportTable, { columns }: RowsOptions, now: number) {
  const { onHand = -1 } = columns;
  const rules: readonly Contradiction[] = [
    { butNot: NAMES, speaks: (text) => NOT_FOR_SALE.test(text) },
    { names: BUT_OF_GROUPS, butNot: NAMES, speaks: (text) => MOVEMENT.test(text) },
    { names: UNITS, speaks: (unit) => !isPieces(unit) },
    {
      names: COUNTED,
      speaks: (text, cells) =>
        !Number.isNaN(amountOf(text)) && amountOf(text) !== amountOf(cleanText(cells[onHand] ?? '')),
    },
    ...stockDayRules(now),
    { names: REMARKS, speaks: (text) => SPOILT.test(text) },
    { names: /^(?:gesperrt|blocked|defekt|storn)/, speaks: isYes },
  ];
  return contradictions(header, new Set(Object.values(columns)), rules);
}

/** What is said of all rows, and of this one otherwise. A blank below other warehouses may be that of the row above. */
function otherWarehouse(
  { header, rows }: ReportTable,
  { columns, warehouse = '', words = USUAL_WORDS }: RowsOptions,
) {
  const meant = (name: string) =>
    words.ofStock({ product_number: '', warehouse: name, on_hand: 0 }).warehouse.toLowerCase();
  const textOf = (cells: readonly string[]) => cleanText(cells[columns.warehouse ?? -1] ?? '');
  const isNamed = rows.some(({ cells }) => textOf(cells) !== '');
  return (cells: readonly string[]): readonly Issue[] => {
    const value = textOf(cells);
    if (warehouse === '' || !isNamed) return [];
    if (value === '') return [issue('warehouse', 'required')];
    const isSame = meant(value) === meant(cleanText(warehouse));
    const column = header[columns.warehouse ?? -1] ?? '';
    return isSame ? [] : [issue('warehouse', 'contradicted', { column, value })];
  };
}

/** Joins a place that stands in several columns: aisle, rack and bin are one. */
function placeOf(header: readonly string[], { columns: { position } }: RowsOptions) {
  const parts = header.flatMap((name, at) => (PLACE_PARTS.includes(foldHeader(name)) ? [at] : []));
  const isInParts = parts.length > 1 && position !== undefined && parts.includes(position);
  return (row: ReportRow<StockReport>, cells: readonly string[]): ReportRow<StockReport> => {
    const said = parts.map((at) => cleanText(cells[at] ?? '')).filter((text) => text !== '');
    return isInParts && said.length > 0
      ? { ...row, report: { ...row.report, position: said.join('-') } }
      : row;
  };
}
