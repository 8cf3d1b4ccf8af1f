import { cellText } from '../../reading/cells/cell-text.js';
import { columnLabels } from '../../recipe/column-labels.js';
import { columnsOfSource, isFixed, itemSource } from '../../recipe/field-source.js';
import type { ImportField } from '../../order-import.types.js';
import { hasMeaning, namesId, type Column } from '../columns/column.js';
import { isCalled } from '../../words/header-name.js';
import { isSecondItem } from '../items/second-items.js';
import { productInHeader } from '../items/items.js';
import type { LeftOver } from './left-over.js';
import type { OpenQuestion } from '../columns/questions.js';
import { isAddressPart } from '../addresses/parties.js';
import { elsewhereTest } from '../addresses/another-place.js';
import { otherPlaces } from '../addresses/other-places.js';
import { isDate, MOST, share } from '../columns/values.js';
import { namesVariants, tellsVariants } from './variants-unsaid.js';
import { saysSamePlace } from '../../words/same-place.js';
import { namesOtherArticle } from '../../words/other-article.js';
import type { Meaning } from '../../words/data/meanings.js';

/** The columns that the products come from. */
interface Taken {
  readonly field: ImportField;
  readonly columns: readonly number[];
}

/** Questions about columns that feed nothing and could be further products, values without a header, variants that no number tells, or places an order could go to. */
export function unusedQuestions(file: LeftOver): OpenQuestion[] {
  const taken = productsTaken(file.mapping);
  return [...(taken === null ? [] : productQuestions(taken, file)), ...placeQuestion(file)];
}

function productsTaken({ columns, items = [], constants }: LeftOver['mapping']): Taken | null {
  if (constants?.product_id !== undefined) return { field: 'product_id', columns: [] };
  if (items.length > 0)
    return {
      field: 'product_id',
      columns: items.flatMap((item) => columnsOfSource(itemSource(item, 'product_id'))),
    };
  const field = (['product_id', 'product_id_and_quantity'] as const).find(
    (one) => columns[one] !== undefined,
  );
  return field === undefined ? null : { field, columns: columnsOfSource(columns[field]) };
}

function productQuestions({ field, columns }: Taken, file: LeftOver): OpenQuestion[] {
  const { left } = file;
  const labels = columnLabels(file.header);
  const told = repeatedIn(file.samples);
  const nameless = left.filter((column) => isNameless(column, file.header) && !told(column));
  const further = left.filter(
    (column) =>
      !nameless.includes(column) &&
      (namesProduct(column) ||
        (columns.length === 0 && isOfProduct(column)) ||
        isSecondItem(column) ||
        holdsProducts(column, file) ||
        holdsOtherProduct(column, columns, file) ||
        isProduct(column, file) ||
        holdsArticles(column, columns, file) ||
        endsNumbers(column)) &&
      !told(column),
  );
  const variants = left.filter(
    (column) => !further.includes(column) && tellsVariants(column, columns, file) && !told(column),
  );
  const unsaid = [...nameless, ...variants];
  const about = (some: readonly Column[]) => ({
    fields: [field],
    columns,
    others: some.map(({ index }) => index),
  });
  const word = unsaid.map(({ index }) => labels[index] ?? '').join(', ');
  return [
    ...(further.length === 0 ? [] : [{ kind: furtherKind(further, columns), ...about(further) }]),
    ...(unsaid.length === 0 ? [] : [{ kind: 'leftOut' as const, ...about(unsaid), word }]),
  ];
}

/** Second articles, and any beside one that is meant for the whole file, cannot stand in its place: they would be lost. */
const furtherKind = (further: readonly Column[], taken: readonly number[]): 'leftOut' | 'choice' =>
  taken.length === 0 || further.every(isSecondItem) ? 'leftOut' : 'choice';

/** Whether a column has articles, beside the one that is meant for the whole file. */
const isOfProduct = ({ reading }: Column): boolean =>
  reading?.role === 'product' || reading?.role === 'productNumber' || reading?.role === 'packedItems';

const isNameless = ({ index }: Column, header: readonly string[]): boolean =>
  cellText(header[index]) === '' && header.some((name) => cellText(name) !== '');

/** Returns whether each value of a column is also in another column of its row. */
function repeatedIn(samples: LeftOver['samples']): (column: Column) => boolean {
  const rows = samples.map((row) => {
    const counts = new Map<string, number>();
    for (const text of row.map(cellText)) counts.set(text, (counts.get(text) ?? 0) + 1);
    return counts;
  });
  return ({ index }) =>
    samples.every((row, at) => {
      const text = cellText(row[index]);
      return text === '' || (rows[at]?.get(text) ?? 0) > 1;
    });
}

const NO_PRODUCT: readonly Meaning[] = [
  ...(['veto', 'position', 'line', 'quantity', 'count', 'minus', 'refund', 'open', 'order'] as const),
  ...(['date', 'created', 'time', 'paid', 'sale', 'email', 'phone', 'billing', 'buyer', 'customer'] as const),
  ...(['street', 'houseNumber', 'postCode', 'town', 'country', 'state', 'company', 'packStation'] as const),
];
/** Meanings that describe a product already identified by its number. */
const ABOUT_PRODUCT: readonly Meaning[] = [
  ...(['ean', 'listing', 'itemName', 'name', 'title', 'external', 'otherParty', 'shop', 'code'] as const),
];

/** Whether a header names a product and which one: `weitere Artikel`, `Gratisartikel`, `Varianten-Artikelnummer`. */
function namesProduct(column: Column): boolean {
  if (hasMeaning(column, ...NO_PRODUCT, ...ABOUT_PRODUCT) || column.values.every(isPlain)) return false;
  if (namesId(column)) return false;
  const words = column.words.filter(({ meaning }) => meaning === 'item' || meaning === 'sku');
  if (isCalled('furtherProduct', column)) return true;
  if (column.word === undefined) return words.length > 1 && hasMeaning(column, 'number');
  if (isCalled('aboutProduct', column)) return false;
  return words.length > 0 || hasMeaning(column, 'items') || isCalled('product', column);
}

const isPlain = (text: string): boolean =>
  isDate(text) ||
  /^(https?:|www\.)|^-?\d+[.,]\d+\D{0,4}$|^(ja|nein|yes|no|true|false|wahr|falsch|j|n|y|x|0|-)$/i.test(text);

/** Whether it is headed by a product like the items of the recipe: cells that are no quantities would be lost. */
const isProduct = ({ label }: Column, { mapping, isKnownProduct }: LeftOver): boolean =>
  mapping.items?.some(({ product_id }) => isFixed(product_id)) === true &&
  productInHeader(label, isKnownProduct) !== null;

/** Whether most of its values are the merchant's products. */
function holdsProducts(column: Column, { isKnownProduct, samples }: LeftOver): boolean {
  if (isKnownProduct === undefined || hasMeaning(column, ...NO_PRODUCT)) return false;
  if (share(column.values, isKnownProduct) > 0.5) return true;
  // Where few rows have one, they are asked about as marked.
  const isMostly = column.values.length * 2 > samples.length;
  return isMostly && share(column.values, (text) => isKnownProduct(withoutCount(text))) > 0.5;
}

/** An article without how many of it are meant: `T2` of `2x T2`, `T2 (3)`, `3 Stk T2`. */
const withoutCount = (text: string): string =>
  text
    .replace(/^\s*\d{1,3}\s*(?:[x×*]|stk\.?|stück|pcs)?\s+|^\s*\d{1,3}\s*[x×*]\s*/iu, '')
    .replace(/\s*(?:[x×*:]\s*\d{1,3}|\(\d{1,3}\s*[x×]?\))\s*$/iu, '');

/** Whether some cell is one of the merchant's products, with a letter and a digit in its number, and not that of its row. */
const holdsOtherProduct = (
  { index }: Column,
  articles: readonly number[],
  { samples, isKnownProduct }: LeftOver,
): boolean =>
  isKnownProduct !== undefined &&
  samples.some((row) => {
    const text = cellText(row[index]);
    const isOther = articles.every((at) => cellText(row[at]) !== text);
    return isOther && /^(?=.*\p{L})(?=.*\d)/u.test(text) && isKnownProduct(text);
  });

/** Whether most of its values are numbers written like those of the articles beside them, and others: `Beilage`: `NW1002`. */
function holdsArticles(column: Column, articles: readonly number[], { samples }: LeftOver): boolean {
  const isOther = hasMeaning(column, ...NO_PRODUCT, ...ABOUT_PRODUCT) || isCalled('aboutProduct', column);
  if (isOther && !namesVariants(column)) return false;
  const filled = samples.filter((row) => cellText(row[column.index]) !== '');
  const others = filled.filter((row) =>
    namesOtherArticle(
      cellText(row[column.index]),
      articles.map((at) => cellText(row[at])),
    ),
  );
  return others.length > 0 && others.length / filled.length >= MOST;
}

/** Whether its values are endings of article numbers: `-01`, or `01` under `Variante`. */
const endsNumbers = (column: Column): boolean =>
  column.values.some((text) => /\p{L}|^[-./]?0/u.test(text)) &&
  column.values.every((text) =>
    isCalled('variantCode', column)
      ? /^[-./]?(?:0\d+|\p{L}{0,2}\d{1,3})$/u.test(text)
      : /^[-./](?:0\d|\p{L})[\p{L}\d]*$/u.test(text),
  );

/** Whether a column only answers whether an order goes elsewhere, with a word or two: its rows are judged by themselves. */
const answersElsewhere = ({ label, values }: Column): boolean =>
  elsewhereTest(label) !== null && values.every((text) => /^(?:ja|nein|yes|no)(?!\p{L})/iu.test(text));

/** One question about all places that an order could go to besides the mapped one. */
function placeQuestion({ all, left, party, own, ownColumns }: LeftOver): OpenQuestion[] {
  const hasOneAddress = !all.some((column) => column.party === 'billing' && isAddressPart(column));
  const isNone = (text: string) => isPlain(text) || (hasOneAddress && saysSamePlace(text));
  const places = otherPlaces(left, party).filter(
    (column) => !column.values.every(isNone) && !answersElsewhere(column),
  );
  if (own.length === 0 || places.length === 0) return [];
  const others = places.map(({ index }) => index);
  return [{ kind: 'choice', fields: own, columns: ownColumns, others }];
}
