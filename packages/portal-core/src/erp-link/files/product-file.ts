import { foldHeader, readQuantity } from '../../order-import/index.js';
import { cleanText, issue } from '../../validation/index.js';
import type { ProductReport } from '../product-report.types.js';
import { columnOfOtherKind, contradictions, isYes, NO, type Contradiction } from './contradictions.js';
import { readProductRow, refuseRepeatedProducts, type ProductRowsOptions } from './product-rows.js';
import type { ReportTable } from './report-table.js';
import { refused, type ReportRow } from './report-rows.js';

/** Columns beside the fields of a product that say of a row that it is meant otherwise. */
const RULES: readonly Contradiction[] = [
  {
    names: /^(?:ist)?(?:aktiv|active|published|veroeffentlicht|isactive)$/,
    speaks: (text) => NO.test(text) || text === '-1',
  },
  { names: /geloescht|deleted|^auslauf|discontinued|^inaktiv|^inactive/, speaks: isYes },
  {
    names: /^(?:neueartikelnummer|neueartikelnr|ersetztdurch|nachfolger|nachfolgeartikel|newsku|replacedby)$/,
    speaks: isYes,
  },
  { names: /^(?:preiseinheit|pe|priceunit|preispro|preisje)$/, speaks: (text) => readQuantity(text) !== 1 },
  {
    names: /^(?:gewichtseinheit|weightunit|variantweightunit|itemweightunitofmeasure)$/,
    speaks: (text) => !/^(?:kg|kilogra\p{L}+)$/iu.test(text),
  },
];
const CURRENCY = /^(?:waehrung|currency|currencycode|preiswaehrung)$/;
const OTHER_KIND =
  /^(?:bestell(?:nummer|nr)|bestellungsnummer|order(?:id|number|no)|rechnungs(?:nummer|nr)|invoice(?:number|no)?|lieferschein(?:nummer|nr)?|liefertermin)$/;
/** Kilograms above which a weight is more likely one of grams. */
const HEAVIEST = 70;

/**
 * Reads a file of products. Beside what each row says by itself, columns that are not read speak against it: a product that is over or has
 * another number, a price for more than a piece, another currency than the rows above, a weight that is none in kilograms.
 */
export function readProductFile(
  { header, rows }: ReportTable,
  options: ProductRowsOptions,
): readonly ReportRow<ProductReport>[] {
  const { columns } = options;
  const other = columnOfOtherKind(header, OTHER_KIND);
  const whole = other === undefined ? [] : [issue('', 'otherKindOfFile', { column: other })];
  const textOf = (cells: readonly string[], at = -1) => cleanText(cells[at] ?? '');
  const money = header.findIndex((name) => CURRENCY.test(foldHeader(name)));
  const first = rows.map(({ cells }) => textOf(cells, money)).find((text) => text !== '') ?? '';
  const currencies = {
    names: CURRENCY,
    speaks: (text: string) => text.toLowerCase() !== first.toLowerCase(),
  };
  const beside = contradictions(header, new Set(Object.values(columns)), [...RULES, currencies]);
  const read = rows.map((row) => {
    const weight = textOf(row.cells, columns.weight);
    const isHeavy = Number(weight.replace(',', '.')) > HEAVIEST;
    return refused(
      readProductRow(row, options),
      ...whole,
      ...beside(row.cells),
      ...(isHeavy ? [issue('weight', 'weightInGrams', { value: weight, max: HEAVIEST })] : []),
    );
  });
  return refuseRepeatedProducts(read);
}
