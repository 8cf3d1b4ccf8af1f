import { hasMeaning, hasRole, type Column } from '../columns/column.js';
import { MOST, share } from '../columns/values.js';

const HOLDERS = ['none', 'delivery'] as const satisfies Column['party'][];

const CONTACT = /^(?:kontakt|contact|ansprechpartner(?:in)?|contactperson|kontaktperson)$/;
/** Who a parcel to an institution is for, where its name stands beside it. */
const OF_INSTITUTION =
  /^(?:(?:klassen|kontakt)?lehr(?:er|erin|kraft)|leitung|leiter|leiterin|betreuer|betreuerin|trainer|trainerin|obmann|obfrau)$/;
const isName = (text: string): boolean => /^\p{L}[\p{L}.'’-]*(?:\s\p{L}[\p{L}.'’-]*)+$/u.test(text);

/** Whether one person stands beside several companies, as somebody of the shop does. */
function isOfMany(column: Column, company: Column): boolean {
  if (company.values.length !== column.values.length) return false;
  const pairs = new Set(column.values.map((text, row) => `${text}\n${company.values[row] ?? ''}`));
  return pairs.size > new Set(column.values).size;
}

/** Whether two columns stand side by side, or with nothing but departments between them. */
const isBeside = (one: number, other: number, columns: readonly Column[]): boolean =>
  columns
    .filter(({ index }) => index > Math.min(one, other) && index < Math.max(one, other))
    .every(({ reading }) => reading?.role === 'nameAddition');

/** Whether a column of names is the person of the company or institution in the column beside it. */
function isOfCompany(column: Column, columns: readonly Column[]): boolean {
  const company = columns.find(
    ({ reading, party, index }) =>
      reading?.role === 'company' && party === 'none' && isBeside(index, column.index, columns),
  );
  return (
    company !== undefined &&
    company.values.length >= column.values.length &&
    share(column.values, isName) >= MOST &&
    !isOfMany(column, company)
  );
}

/** The column that names the customer of each order by several words, which no login or number has. */
const customerOf = (columns: readonly Column[]): Column | undefined =>
  columns.find(
    (column) =>
      column.reading?.role === 'bareParty' &&
      column.party === 'buyer' &&
      column.word === undefined &&
      hasMeaning(column, 'customer') &&
      share(column.values, (text) => /\p{L}\s+\S*\p{L}/u.test(text)) >= MOST,
  );

/** The contact beside a customer: the second line of that name, if it is not somebody of the shop. */
function besideCustomer(column: Column, customer: Column): Column {
  const isOwn = share(column.values, isName) >= MOST && !isOfMany(column, customer);
  if (!isOwn) return column.reading?.role === 'nameAddition' ? { ...column, reading: null } : column;
  return { ...column, party: 'none', quality: 'dictionary', reading: { role: 'nameAddition', rank: 5 } };
}

/** The contact in a file without any other person is the recipient; asked, since it may be a person of the shop, unless it is that of the company beside it. */
export function withContact(columns: readonly Column[]): Column[] {
  const isContact = ({ words, party, reading }: Column) =>
    (party === 'other' && words.some(({ text }) => CONTACT.test(text))) || reading?.role === 'nameAddition';
  const isNamed = columns.some(
    (column) =>
      column.word === undefined &&
      HOLDERS.some((party) => party === column.party) &&
      hasRole([column], 'name', 'fullName', 'firstName', 'lastName', 'turnedName', 'bareParty'),
  );
  const customer = isNamed || hasRole(columns, 'company') ? undefined : customerOf(columns);
  return columns.map((column) => {
    const isBare = column.words.every(({ text }) => CONTACT.test(text));
    if (customer !== undefined && isBare && isContact(column)) return besideCustomer(column, customer);
    const { word: _, ...known } = column;
    const isRole = column.reading === null && OF_INSTITUTION.test(column.folded);
    if (!isNamed && (isRole || (isBare && isContact(column))) && isOfCompany(column, columns))
      return { ...known, party: 'none', quality: 'dictionary', reading: { role: 'fullName', rank: 5 } };
    if (isNamed || !isContact(column) || !(isBare || column.reading?.role === 'name')) return column;
    return { ...column, party: 'none', reading: { role: 'fullName', rank: 5, weak: true } };
  });
}
