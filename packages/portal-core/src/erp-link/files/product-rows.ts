import {
  isDitto,
  isScientific,
  isSheetError,
  stripFormulaGuard,
  type TableRow,
} from '../../order-import/index.js';
import { cleanText, issue, type Issue } from '../../validation/index.js';
import { PRODUCT_REPORT_FIELDS, type ProductReport } from '../product-report.types.js';
import { priceText, weightText } from './product-amounts.js';
import { merchantOf, unwrapped, type ReportRow, type RowsOptions } from './report-rows.js';
import type { ReportField } from './report-words.js';

/** How the rows of a file of products are read. */
export interface ProductRowsOptions extends RowsOptions {
  /** True where a blank cell empties its field; else it says nothing. */
  readonly blankClears?: boolean;
}

/** What is written where there is no number. */
const FILLER = /^(?:ohne|keine?r?|k\.? ?a\.?|n\/a|none|folgt|entfällt|x|0|[-–—]+)$/iu;

/** Fields that are numbers, which a spreadsheet shortens. */
const NUMBERS: readonly string[] = ['ean', 'customs_number'];
const SHORTENED = /^\d[.,]\d+e[+]?\d{1,3}$/i;

/** Reads a row of products. Columns that a file does not have say nothing of their fields. `isInGrams` tells that weights without a unit are. */
export function readProductRow(
  row: TableRow,
  options: ProductRowsOptions,
  isInGrams = false,
): ReportRow<ProductReport> {
  const { columns, blankClears = false } = options;
  const issues: Issue[] = row.broken === undefined ? [] : [issue('', row.broken)];
  const cell = (field: ReportField): string | null => {
    const at = columns[field];
    return at === undefined ? null : cleanText(typed(row.cells[at] ?? ''));
  };
  const said = Object.entries(PRODUCT_REPORT_FIELDS).flatMap(([name, field]) => {
    const text = cell(field);
    if (text === null || (NUMBERS.includes(name) && FILLER.test(text))) return [];
    if (NUMBERS.includes(name) && isShortened(text)) issues.push(issue(name, 'scientificNumber'));
    else if (isDitto(text)) issues.push(issue(name, 'dittoValue'));
    else if (isSheetError(text)) issues.push(issue(name, 'sheetError', { value: text }));
    else if (name === 'weight' && weightText(text, isInGrams) === null)
      issues.push(issue(name, 'thousandsOrDecimal', readings(text)));
    return text === '' && !blankClears ? [] : [[name, meant(name, text, isInGrams)] as const];
  });
  const product_number = cell('product') ?? '';
  if (isShortened(product_number)) issues.push(issue('product_number', 'scientificNumber'));
  const report = {
    product_number,
    ...merchantOf(cell('merchant') ?? '', options, issues),
    ...Object.fromEntries(said),
  };
  return { line: row.line, report, issues };
}

/** The text of a field as the product form takes it. */
function meant(name: string, text: string, isInGrams: boolean): string {
  if (name === 'price') return priceText(text);
  return name === 'weight' ? (weightText(text, isInGrams) ?? text) : text;
}

/** What grams may mean that are a thousand or a fraction. */
const readings = (text: string) => ({
  decimal: text.replace('.', ','),
  thousands: text.replaceAll(/\D/g, ''),
});

const isShortened = (text: string): boolean => isScientific(text) || SHORTENED.test(text);

/** What was typed into a cell: an export puts an apostrophe before what a spreadsheet would compute. */
const typed = (cell: string): string => stripFormulaGuard(unwrapped(cell));

const keyOf = ({ merchant_erp_id, product_number }: ProductReport): string =>
  `${merchant_erp_id ?? ''}\n${product_number.toLowerCase()}`;

/** Refuses the rows of a product that a file names more than once: which of them is right it does not say. */
export function refuseRepeatedProducts(
  rows: readonly ReportRow<ProductReport>[],
): readonly ReportRow<ProductReport>[] {
  const lines = new Map<string, number[]>();
  for (const { report, line } of rows) {
    const same = lines.get(keyOf(report)) ?? [];
    same.push(line);
    lines.set(keyOf(report), same);
  }
  return rows.map((row) => {
    const other = lines.get(keyOf(row.report))?.find((line) => line !== row.line);
    if (other === undefined) return row;
    const issues = [...row.issues, issue('product_number', 'repeatedProduct', { line: other })];
    return { ...row, issues };
  });
}

const GRAMS =
  /[([]\s*g(?:ramm?)?\s*[)\]]|gramm|\bgrams\b|(?:gewicht|weight)(?:\s*[_/-]\s*|\s+(?:in\s+)?)g$|weightG$/iu;

/** Whether the name of a column says that its weights are in grams. */
export const isInGrams = (header: string): boolean => GRAMS.test(header);
