import type { ImportMapping } from '../../order-import.types.js';
import { isBareCharge, isBareVoucher } from '../../recipe/bare-charges.js';
import { isCharge } from '../../recipe/charges.js';
import { usedColumns } from '../../recipe/field-source.js';
import { textKindOf } from '../../understanding/not-to-send/text-columns.js';
import { isMoneyHeader } from '../../words/money-header.js';
import { remember } from '../cells/remember.js';
import { isNegative } from '../cells/negative-amount.js';
import { fieldReader, type FieldReader } from './field-reader.js';

type RowTest = (cells: readonly string[]) => boolean;

/** What is postage or a discount, but no voucher, which may be an article that was bought. */
const isChargeText = remember((text) =>
  isCharge(text) && !/gutschein|voucher|coupon|gift/i.test(text) ? 'yes' : '',
);

/** What a row without an article number is by its name. */
const kindOfName = remember((text) => (isBareCharge(text) ? 'charge' : isBareVoucher(text) ? 'voucher' : ''));

/**
 * A test for rows that are no item: postage, a discount or a fee by the kind of the position (`Versandposition`, `Rabatt`) or by all words of
 * the name, where the article number is blank or says so as well, and a voucher that is taken off. Null for files without such columns, and for several items in a row.
 */
export function chargeRowTest(
  mapping: ImportMapping,
  header: readonly string[] | undefined,
  product: FieldReader,
): RowTest | null {
  const { items, mode } = mapping;
  if (header === undefined || items !== undefined || mode === 'comma' || product.column < 0) return null;
  const isTakenOff = takenOffTest(mapping, header);
  const [isByKind, isByName] = [
    kindTest(header, product, isTakenOff),
    nameTest(mapping, product, isTakenOff),
  ];
  if (isByKind === null || isByName === null) return isByKind ?? isByName;
  return (cells) => isByKind(cells) || isByName(cells);
}

/** A test for rows whose quantity, or an amount of theirs, is below zero. */
function takenOffTest(mapping: ImportMapping, header: readonly string[]): RowTest {
  const quantity = fieldReader(mapping, 'quantity', {
    source: mapping.columns.quantity,
    watch: { damaged: false },
  });
  const used = usedColumns(mapping);
  const amounts = header.flatMap((text, column) =>
    !used.has(column) && isMoneyHeader(text) ? [column] : [],
  );
  return (cells) =>
    (quantity.column >= 0 && isNegative(quantity.text(cells))) ||
    amounts.some((at) => isNegative(cells[at] ?? ''));
}

function kindTest(header: readonly string[], product: FieldReader, isTakenOff: RowTest): RowTest | null {
  const kinds = header.flatMap((name, column) => (textKindOf(name) === 'positionKind' ? [column] : []));
  if (kinds.length === 0) return null;
  return (cells) => {
    const told = kinds.map((column) => (cells[column] ?? '').trim());
    const id = product.text(cells);
    if (told.some((kind) => isChargeText(kind) !== '')) return id === '' || isChargeText(id) !== '';
    return id === '' && told.some((kind) => kindOfName(kind) === 'voucher') && isTakenOff(cells);
  };
}

/** What a person said of a name holds before its words. */
function nameTest(mapping: ImportMapping, product: FieldReader, isTakenOff: RowTest): RowTest | null {
  const name = fieldReader(mapping, 'product_name', {
    source: mapping.columns.product_name,
    watch: { damaged: false },
  });
  if (name.column < 0 || name.column === product.column) return null;
  return (cells) => {
    if (product.text(cells) !== '') return false;
    const text = name.text(cells);
    const kind = text === '' || name.meaning(text) !== text ? '' : kindOfName(text);
    return kind === 'charge' || (kind === 'voucher' && isTakenOff(cells));
  };
}
