import { foldHeader, readDate, readQuantity } from '../../order-import/index.js';
import { cleanText, issue } from '../../validation/index.js';
import type { ProductReport } from '../product-report.types.js';
import { columnOfOtherKind, contradictions, isYes, NO, type Contradiction } from './contradictions.js';
import { priceText } from './product-amounts.js';
import {
  isInGrams,
  readProductRow,
  refuseRepeatedProducts,
  type ProductRowsOptions,
} from './product-rows.js';
import { headingAbove, type ReportTable } from './report-table.js';
import { refused, type ReportRow } from './report-rows.js';

/** Headings of products that are over. */
const OVER =
  /auslauf|gelöscht|inaktiv|gesperrt|eingestellt|archiv|nicht mehr|(?<!\p{L})alte?(?!\p{L})|discontinued|inactive|deleted/iu;
/** What is no piece that lies in a warehouse. */
const NO_GOODS = /^(?:dienstleistung|service|download|digital|virtuell|virtual|gutschein|gift ?card)/iu;
const IN_KILOGRAMS = /^(?:kgm?|kilogra\p{L}+)$/iu;
const IN_GRAMS = /^(?:g|gr|grm|gram\p{L}*)$/iu;
const WEIGHT_UNIT =
  /^(?:gewichtseinheit|einheitgewicht|weightunit|variantweightunit|itemweightunit(?:ofmeasure)?)$/;

/** Columns beside the fields of a product that say of a row that it is meant otherwise. */
const RULES: readonly Contradiction[] = [
  {
    names:
      /^(?:ist|is)?(?:aktiv|active|sichtbar|visible|verkaufbar|verkaeuflich|sellable)$|^veroeffentlicht$/,
    speaks: (text) => NO.test(text) || text === '-1',
  },
  {
    names:
      /geloescht|^loeschen|^loeschkennzeichen|delete|^auslauf|discontinued|^inaktiv|^inactive|^gesperrt|^sperr|^blocked/,
    speaks: isYes,
  },
  {
    names:
      /^(?:neueartikelnummer|neueartikelnr|ersetztdurch|ersatzartikel|nachfolger|nachfolgeartikel|newsku|replacedby)$/,
    speaks: isYes,
  },
  {
    names: /^(?:preiseinheit|pe|priceunit|preispro|preisje)$/,
    speaks: (text) => {
      const pieces = text.replace(/^(?:pro|je|per)\s+/iu, '');
      return readQuantity(/^\d/.test(pieces) ? pieces : `1 ${pieces}`) !== 1;
    },
  },
  { names: /^(?:artikel|produkt|product|item)(?:art|typ|type)$/, speaks: (text) => NO_GOODS.test(text) },
];
const NEW_PRICE =
  /^(?:neuer?(?:vk|preis|vkpreis)|(?:preis|vk|price)(?:neu|new|ab.*)|new(?:price|salesprice))$/;
const VALID_FROM = /^(?:preis)?(?:gueltig(?:ab|von)|validfrom|startdatum|startdate)$/;
const VALID_TO = /^(?:preis)?(?:gueltigbis|valid(?:to|until)|enddatum|enddate)$/;
const CURRENCY = /^(?:waehrung|currency|currencycode|preiswaehrung)$/;
const OTHER_KIND =
  /^(?:bestell(?:nummer|nr)|bestellungsnummer|order(?:id|number|no)|rechnungs(?:nummer|nr)|invoice(?:number|no)?|lieferschein(?:nummer|nr)?|liefertermin)$/;

const textAt = (cells: readonly string[], at = -1): string => cleanText(cells[at] ?? '');

/**
 * Reads a file of products. Beside what each row says by itself, columns that are not read speak against it: a product that is over or has
 * another number, a price for more than a piece or for another time, another currency than the rows above, a weight neither in kilograms nor in
 * grams.
 */
export function readProductFile(
  table: ReportTable,
  options: ProductRowsOptions,
  now = Date.now(),
): readonly ReportRow<ProductReport>[] {
  const { columns } = options;
  const { header, rows } = table;
  const above = headingAbove(table);
  const other = columnOfOtherKind(header, OTHER_KIND);
  const whole = other === undefined ? [] : [issue('', 'otherKindOfFile', { column: other })];
  const money = header.findIndex((name) => CURRENCY.test(foldHeader(name)));
  const first = rows.map(({ cells }) => textAt(cells, money)).find((text) => text !== '') ?? '';
  const isAllInGrams = isInGrams(header[columns.weight ?? -1] ?? '');
  const unit = header.findIndex((name) => WEIGHT_UNIT.test(foldHeader(name)));
  const rules: readonly Contradiction[] = [
    ...RULES,
    ...pricesOfOtherTimes(columns, now),
    { names: CURRENCY, speaks: (text) => text.toLowerCase() !== first.toLowerCase() },
    ...(isAllInGrams || columns.weight === undefined
      ? []
      : [
          {
            names: WEIGHT_UNIT,
            speaks: (text: string) => !IN_KILOGRAMS.test(text) && !IN_GRAMS.test(text),
          },
        ]),
  ];
  const beside = contradictions(header, new Set(Object.values(columns)), rules);
  const read = rows.map((row) => {
    const heading = above(row.line) ?? '';
    return refused(
      readProductRow(row, options, isAllInGrams || IN_GRAMS.test(textAt(row.cells, unit))),
      ...whole,
      ...beside(row.cells),
      ...(OVER.test(heading) ? [issue('', 'belowHeading', { name: heading })] : []),
    );
  });
  return refuseRepeatedProducts(read);
}

/** When a column says that the price of a row is another one, or counts at another time. */
function pricesOfOtherTimes({ price }: ProductRowsOptions['columns'], now: number): readonly Contradiction[] {
  const today = new Date(now).toISOString().slice(0, 'yyyy-mm-dd'.length);
  const dayOf = (text: string) => readDate(text, 'dmy');
  return [
    {
      names: NEW_PRICE,
      speaks: (text, cells) => price !== undefined && priceText(text) !== priceText(textAt(cells, price)),
    },
    { names: VALID_FROM, speaks: (text) => (dayOf(text) ?? '') > today },
    { names: VALID_TO, speaks: (text) => (dayOf(text) ?? today) < today },
  ];
}
