import { isCalled } from '../../words/header-name.js';
import type { RoleReading } from '../../words/header-role.js';
import { NAME_ROLES, PLACE_ROLES, STREET_ROLES } from '../../words/roles-of-address.js';
import { hasMeaning, hasRole, type Column } from '../columns/column.js';
import { MOST, share } from '../columns/values.js';

const HOLDERS = ['none', 'delivery'] as const satisfies Column['party'][];

const CONTACT = /^(?:kontakt|contact|ansprechpartner(?:in)?|contactperson|kontaktperson)$/;
/** Who a parcel to an institution is for, where its name stands beside it. */
const OF_INSTITUTION =
  /^(?:(?:klassen|kontakt)?lehr(?:er|erin|kraft)|leitung|\p{L}*leiter|\p{L}*leiterin|betreuer|betreuerin|trainer|trainerin|obmann|obfrau|inhaber|inhaberin|arzt|aerztin|gast|ap|ansp|anspr|ansprech|ansprechp|ansprpartner|kontaktp|mitarbeiter|mitarbeiterin|mitarbeiter(?:in)?name|mitglied|mandant|mandantin|zustaendig|sachbearbeiter|sachbearbeiterin|employee|user|member|nutzer|nutzerin|spieler|spielerin|student|studentin|assistenz|autor|autorin|creator|bewohner|bewohnerin|kollege|kollegin|vorstand|\p{L}*vorsitzende[rn]?|geschaeftsfuehr(?:er|erin|ung)|direktor|direktorin|rektor|rektorin|\p{L}*sekretariat|pfarrer|pfarrerin|pastor|pastorin|dekan|dekanin|chef|chefin|\p{L}*manager|\p{L}*managerin|owner|wirt|wirtin|paechter|paechterin|\p{L}*beauftragter?|\p{L}*verantwortlicher?)$/u;
/** Whose word says that somebody of the shop may look after the customer: never a recipient by itself. */
const OF_SHOP =
  /^(?:key)?(?:account|sales|vertrieb|verkauf|produkt(?!ion)|product(?!ion)|kunden|customer|aussendienst|gebiet|projekt|project)\p{L}*(?:manager|leiter|beauftragt|verantwortlich|owner)/u;
/** Words for people of a firm or of the shop, as its files have it: asked. */
const OF_EITHER = /(?:owner|manager|managerin|beauftragter?|verantwortlicher?)$/u;
const isContactWord = ({ text }: { readonly text: string }): boolean =>
  CONTACT.test(text) || isCalled('toHands', { folded: text });
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

/** Whether a column of names is the person of the company or institution in the column beside it, or of the only one, whose person it is by its word. */
function isOfCompany(column: Column, columns: readonly Column[]): boolean {
  const companies = columns.filter(({ reading, party }) => reading?.role === 'company' && party === 'none');
  const isOnly = companies.length === 1 && isOfInstitution(column.folded);
  const company = companies.find(({ index }) => isOnly || isBeside(index, column.index, columns));
  return (
    company !== undefined &&
    company.values.length >= column.values.length &&
    share(column.values, isName) >= MOST &&
    !isOfMany(column, company)
  );
}

/** Whether a column names the people of somebody who has a place of its own, as an employer does that pays for presents to their homes. */
function isOfPayer(column: Column, columns: readonly Column[]): boolean {
  const hasPlace = (...parties: Column['party'][]) =>
    columns.some(
      (other) => parties.includes(other.party) && hasRole([other], ...PLACE_ROLES, 'wholeAddress'),
    );
  return share(column.values, isName) >= MOST && hasPlace('billing', 'buyer') && hasPlace(...HOLDERS);
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

/** Places of a firm, by whose names parcels find them. */
const BRANCH = /^(?:filiale|markt|standort|niederlassung|werk|zweigstelle|betriebsstaette|store|branch)$/;

/** Whether a header names the person of a firm: `Filialleiter`. */
const isOfRole = (folded: string): boolean => CONTACT.test(folded) || isOfInstitution(folded);

const isOfInstitution = (folded: string): boolean => OF_INSTITUTION.test(folded) && !OF_SHOP.test(folded);

/** A branch before a street in a file that names nobody else there is the recipient, which is asked. */
export function withBranch(columns: readonly Column[]): readonly Column[] {
  const isStreet = ({ reading }: Column) => /^(?:street|wholeStreet|addressLine)/.test(reading?.role ?? '');
  const isNamed = columns.some(
    (column) =>
      HOLDERS.some((party) => party === column.party) &&
      column.word === undefined &&
      hasRole([column], ...NAME_ROLES, 'company'),
  );
  if (isNamed) return columns;
  return columns.map((column) => {
    if (!BRANCH.test(column.folded)) return column;
    const next = columns.find(({ index, folded }) => index > column.index && !isOfRole(folded));
    const isBranch = next !== undefined && isStreet(next);
    if (!isBranch || share(column.values, isPlaceName) < MOST) return column;
    const { word: _, ...known } = column;
    return {
      ...known,
      party: 'none',
      quality: 'dictionary',
      reading: { role: 'company', rank: 0, weak: true },
    };
  });
}

/** Whether a text has a word that is longer than a sign or a number. */
const isPlaceName = (text: string): boolean => /\p{L}{3}/u.test(text);

/**
 * The contact of a delivery that has a place: its recipient where it names nobody else (`Lieferung Ansprechpartner` before `Lieferung Straße`),
 * and the second line of its name where that is somebody else's in every row.
 */
export function withContactOfDelivery(columns: readonly Column[]): readonly Column[] {
  const own = columns.filter(({ party }) => party === 'delivery');
  if (!hasRole(own, ...STREET_ROLES)) return columns;
  const names = own.filter((column) => hasRole([column], ...NAME_ROLES, 'company'));
  return columns.map((column) => {
    const isContact =
      hasMeaning(column, 'delivery', 'recipient') &&
      (column.reading === null || column.reading.role === 'nameAddition') &&
      column.words.some(isContactWord);
    const isPerson = column.values.length === 0 || share(column.values, isName) >= MOST;
    if (!isContact || !isPerson) return column;
    if (names.length === 0) return { ...column, party: 'delivery', reading: { role: 'fullName', rank: 5 } };
    const isTold = column.values.some((text) => names.some(({ values }) => values.includes(text)));
    return isTold || column.values.length === 0
      ? column
      : { ...column, party: 'delivery', reading: { role: 'nameAddition', rank: 5 } };
  });
}

/** The contact in a file without any other person is the recipient; asked, since it may be a person of the shop, unless it is that of the company beside it. */
export function withContact(columns: readonly Column[]): Column[] {
  const isContact = ({ words, party, reading }: Column) =>
    (party === 'other' && words.some(({ text }) => CONTACT.test(text))) || reading?.role === 'nameAddition';
  const isNamed = columns.some(
    (column) =>
      column.word === undefined &&
      HOLDERS.some((party) => party === column.party) &&
      hasRole([column], ...NAME_ROLES),
  );
  const customer = isNamed || hasRole(columns, 'company') ? undefined : customerOf(columns);
  return columns.map((column) => {
    const isBare = column.words.every(isContactWord);
    if (customer !== undefined && isBare && isContact(column)) return besideCustomer(column, customer);
    const { word: _, ...known } = column;
    const isRole =
      (column.reading === null || column.quality === 'similar') && isOfInstitution(column.folded);
    if (!isNamed && (isRole || (isBare && isContact(column))) && isOfCompany(column, columns)) {
      const reading: RoleReading = { role: 'fullName', rank: 5 };
      const asked: RoleReading = { ...reading, weak: true };
      const isAsked = OF_EITHER.test(column.folded);
      return { ...known, party: 'none', quality: 'dictionary', reading: isAsked ? asked : reading };
    }
    if (!isNamed && isRole && isOfPayer(column, columns))
      return {
        ...known,
        party: 'none',
        quality: 'dictionary',
        reading: { role: 'fullName', rank: 5, weak: true },
      };
    if (isNamed || !isContact(column)) return column;
    const part = column.reading?.role ?? 'none';
    if (part === 'firstName' || part === 'lastName')
      return { ...column, party: 'none', reading: { role: part, rank: 5, weak: true } };
    if (!isBare && part !== 'name') return column;
    return { ...column, party: 'none', reading: { role: 'fullName', rank: 5, weak: true } };
  });
}
