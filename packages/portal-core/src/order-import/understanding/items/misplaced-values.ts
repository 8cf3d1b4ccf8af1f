import { cellText } from '../../reading/cells/cell-text.js';
import type { Column } from '../columns/column.js';
import { isCalled } from '../../words/header-name.js';
import { single, type Pick } from '../columns/pick.js';
import { countsPieces } from './quantity-rivals.js';
import { isEmail, looksLikeQuantity, share } from '../columns/values.js';

type Samples = readonly (readonly string[])[];

/** Asks about the one column that certainly holds e-mails where the one called so holds none. */
export function swappedEmail(email: Pick, left: readonly Column[]): Pick {
  const [taken] = email.columns;
  const others = left.filter(({ values }) => share(values, isEmail) === 1);
  const [other] = others;
  if (taken === undefined || taken.values.length === 0 || other === undefined || others.length > 1)
    return email;
  return share(taken.values, isEmail) > 0 ? email : { ...single(other, [taken]), ask: 'choice' };
}

/** The column of prices that counts pieces instead: whole numbers beside a quantity of `12,00`, and less than those in sum. */
export function swappedPrice(quantity: Pick, left: readonly Column[], samples: Samples): Column | undefined {
  const [taken] = quantity.columns;
  if (taken === undefined || share(taken.values, (text) => /^\d{1,5}[.,]\d\d$/.test(text)) < 1)
    return undefined;
  const sum = (column: Column) =>
    samples.reduce((total, row) => total + (Number.parseFloat(cellText(row[column.index])) || 0), 0);
  return left.find(
    (column) =>
      isCalled('price', column) &&
      share(column.values, (text) => /^\d{1,3}$/.test(text)) === 1 &&
      sum(column) < sum(taken),
  );
}

/** The only count of pieces of a file without a quantity, such as `Gesamtmenge`; asked, since it may count those of a whole order. */
export function onlyCount(columns: readonly Column[]): Pick | undefined {
  const counts = columns.filter(
    (column) =>
      column.reading === null && countsPieces(column) && share(column.values, looksLikeQuantity) === 1,
  );
  const [count] = counts;
  return count === undefined || counts.length > 1 ? undefined : { ...single(count), ask: 'content' };
}
