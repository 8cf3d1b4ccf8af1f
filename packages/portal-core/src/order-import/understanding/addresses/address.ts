import { ADDRESS_FIELDS, type AddressField } from '../../order-import.types.js';
import { kindOfPart } from './address-groups.js';
import { addressPicks, type AddressPicks } from './address-parts.js';
import { hasMeaning, type Column } from '../columns/column.js';
import { isCompanyName } from '../../words/company-name.js';
import type { Role } from '../../words/header-role.js';
import { NAME_ROLES, STREET_ROLES } from '../../words/roles-of-address.js';
import { withoutHouseOfMany } from './houses-of-many.js';
import { isAddressPart, saysSentTo } from './parties.js';
import { share } from '../columns/values.js';
import type { Pick } from '../columns/pick.js';
import type { Party } from '../../understanding.types.js';
import { withUnsureParts } from './unsure-parts.js';

/** The address that an order goes to, and another party's that is used when the first is empty. */
export interface FoundAddress {
  readonly own: AddressPicks;
  readonly fallback: AddressPicks;
  /** The party whose address `own` is. */
  readonly party: Party;
  /** Fields of `own` taken from another party's address, or all when only another party has one. */
  readonly lent: readonly AddressField[];
}

interface Loan {
  readonly own: AddressPicks;
  readonly lent: readonly AddressField[];
}

const OTHERS = ['billing', 'buyer'] as const;
/** The required fields of an address; the others are optional. */
const NEEDED: readonly AddressField[] = [
  'salutation',
  'first_address_line',
  'street',
  'postal_code',
  'city',
  'country',
];

/**
 * Finds an address as one group: the delivery's takes precedence over the unnamed one, and that over those of the bill and the buyer.
 * `placed` are parties whose address the user mapped by hand, so that the rest of their columns belongs to it.
 */
export function findAddress(
  columns: readonly Column[],
  placed: ReadonlySet<Column['party']> = new Set(),
): FoundAddress {
  const known = columns.filter(isAddressPart);
  const found = withUnsureParts(addressOf(known, placed), known);
  return { ...found, own: withoutHouseOfMany(found.own) };
}

function addressOf(known: readonly Column[], placed: ReadonlySet<Column['party']>): FoundAddress {
  const of = (party: Party) => known.filter((column) => column.party === party);
  const blocks = { delivery: of('delivery'), none: of('none'), billing: of('billing'), buyer: of('buyer') };
  const picks = {
    delivery: addressPicks(blocks.delivery),
    none: addressPicks(blocks.none),
    billing: addressPicks(blocks.billing),
    buyer: addressPicks(blocks.buyer),
  };
  if (!placed.has('delivery') && isFragment(picks.delivery) && isWhole(picks.none))
    return fromPlain({ ...picks, delivery: withoutPlace(picks.delivery) });
  if (!placed.has('delivery') && isMixed(picks)) return withoutDelivery(picks);
  if (hasPlace(picks.delivery) || placed.has('delivery')) return fromDelivery(blocks, picks);
  if (hasPlace(picks.none) || placed.has('none')) return fromPlain(picks);
  const party = OTHERS.find((other) => hasPlace(picks[other]) || placed.has(other));
  if (party === undefined)
    return { own: { ...picks.none, ...picks.delivery }, fallback: {}, party: 'none', lent: [] };
  return fromOther(party, picks);
}

type Blocks = Readonly<Record<Party, readonly Column[]>>;
type Picks = Readonly<Record<Party, AddressPicks>>;

/** Whether a block contains a place: a street, a post code, a town. */
const hasPlace = (picks: AddressPicks): boolean =>
  picks.street !== undefined ||
  picks.postal_code !== undefined ||
  picks.city !== undefined ||
  picks.pack_station !== undefined;
const isWhole = (picks: AddressPicks): boolean =>
  picks.postal_code !== undefined &&
  picks.city !== undefined &&
  (picks.street !== undefined || picks.pack_station !== undefined);

/** Whether a block has a part of a place alone and nobody who lives there: a `Lieferort` may be a garage, and makes no address with another. */
const isFragment = (picks: AddressPicks): boolean =>
  hasPlace(picks) &&
  picks.first_address_line === undefined &&
  picks.pack_station === undefined &&
  (picks.street === undefined || PLACE.every((field) => field === 'street' || picks[field] === undefined));

/** Whether a delivery's place lacks a part that only the address of another party has: the two are never mixed. */
function isMixed({ delivery, none, billing, buyer }: Picks): boolean {
  const others = [none, billing, buyer].filter(isWhole);
  const isLacking = (field: AddressField) => delivery[field] === undefined;
  const hasOwn = (field: AddressField) => !isWhole(none) && none[field] !== undefined;
  return (
    hasPlace(delivery) &&
    delivery.pack_station === undefined &&
    others.length > 0 &&
    PLACE.some((field) => isLacking(field) && !hasOwn(field))
  );
}

/** The address without the delivery's columns, which are judged row by row. */
function withoutDelivery(picks: Picks): FoundAddress {
  const alone = { ...picks, delivery: {} };
  if (isWhole(picks.none)) return fromPlain(alone);
  return fromOther(isWhole(picks.billing) ? 'billing' : 'buyer', alone);
}

const withoutPlace = ({ street: _, postal_code: _code, city: _city, ...rest }: AddressPicks): AddressPicks =>
  rest;

function fromDelivery(blocks: Blocks, picks: Picks): FoundAddress {
  const plainIsWhole = isWhole(picks.none);
  const merged = plainIsWhole ? picks.delivery : lendParts(picks.delivery, picks.none, blocks);
  const party = plainIsWhole ? 'none' : OTHERS.find((other) => isWhole(picks[other]));
  const fallback = party === undefined ? {} : withSharedSalutation(picks[party], picks.none);
  const lenders = [...(plainIsWhole ? [picks.none] : []), picks.billing, picks.buyer];
  const loan = withLoans(merged, lenders);
  const post = plainIsWhole ? postOf(picks.none, merged) : {};
  const own = { ...askedMixed(withFirstName(loan.own, blocks), blocks), ...post };
  const lentPlace = PLACE.filter((field) => loan.lent.includes(field)).length;
  const ownPlace = PLACE.filter((field) => picks.delivery[field] !== undefined).length;
  const isMixed = lentPlace > 0 && (plainIsWhole || lentPlace >= ownPlace);
  return {
    own,
    lent: isMixed
      ? ADDRESS_FIELDS.filter((field) => own[field] !== undefined)
      : [...loan.lent, ...POST.filter((field) => post[field] !== undefined)],
    fallback,
    party: 'delivery',
  };
}

/** Fields of a place. A place made of two parties is asked as a whole: a `Lieferort` alone may be a garage. */
const PLACE: readonly AddressField[] = ['street', 'postal_code', 'city'];
const POST = ['pack_station', 'post_filiale', 'post_number'] as const;

/** The Packstation of the unnamed block, which may belong to the delivery when that has none. */
const postOf = (plain: AddressPicks, delivery: AddressPicks): AddressPicks =>
  POST.some((field) => delivery[field] !== undefined)
    ? {}
    : Object.fromEntries(
        POST.flatMap((field) => (plain[field] === undefined ? [] : [[field, plain[field]]])),
      );

/** Asks about fields of which another party may have the unnamed part: it has an address, and lacks that part as well. */
function askedMixed(own: AddressPicks, blocks: Blocks): AddressPicks {
  const others = OTHERS.map((party) => blocks[party]).filter((block) => block.length > 0);
  const isMixed = ({ columns }: Pick) => {
    const bare = columns.filter(({ party }) => party === 'none').map(kindOfPart);
    return (
      bare.length < columns.length &&
      bare.some((kind) => others.some((block) => block.every((column) => kindOfPart(column) !== kind)))
    );
  };
  const asked = (['first_address_line', 'street', 'address_second_line'] as const).flatMap((field) => {
    const pick = own[field];
    return pick !== undefined && isMixed(pick) ? [[field, { ...pick, ask: pick.ask ?? 'content' }]] : [];
  });
  return { ...own, ...Object.fromEntries(asked) };
}

/** Asks about a last name alone when another party has first names: the delivery's may be under an unknown word. */
function withFirstName(own: AddressPicks, blocks: Blocks): AddressPicks {
  const name = own.first_address_line;
  const isAlone =
    name?.columns.length === 1 && name.columns.some(({ reading }) => reading?.role === 'lastName');
  const others = [...blocks.none, ...blocks.billing, ...blocks.buyer];
  if (name === undefined || !isAlone || !others.some(({ reading }) => reading?.role === 'firstName'))
    return own;
  return { ...own, first_address_line: { ...name, ask: name.ask ?? 'content' } };
}

/** A single salutation in a file belongs to the recipient. */
function withSharedSalutation(address: AddressPicks, { salutation }: AddressPicks): AddressPicks {
  return salutation === undefined ? address : { salutation, ...address };
}

/** Adds an unnamed block that is no complete address to the delivery's: `Street 1` beside `Ship City`. */
function lendParts(delivery: AddressPicks, plain: AddressPicks, blocks: Blocks): AddressPicks {
  if (delivery.street === undefined || delivery.first_address_line === undefined)
    return {
      ...addressPicks(
        [...blocks.none, ...blocks.delivery].filter((column) => fits(column, delivery, blocks)),
      ),
      ...delivery,
    };
  return { ...plain, ...delivery };
}

const NAMES: ReadonlySet<Role> = new Set(NAME_ROLES);
const STREETS: ReadonlySet<Role> = new Set([...STREET_ROLES, 'streetOrNumber']);

/** Whether a column fits the delivery's block; names and street are kept from one block. */
function fits(column: Column, delivery: AddressPicks, blocks: Blocks): boolean {
  if (blocks.delivery.includes(column)) return true;
  const role = column.reading?.role ?? 'name';
  const isName = NAMES.has(role);
  const isStreet = STREETS.has(role);
  // What is added to a street goes with the only street there is.
  const hasStreet = addressPicks(blocks.none).street !== undefined;
  if (role === 'addition') return !hasStreet || delivery.street === undefined;
  return (
    !(isName && delivery.first_address_line !== undefined) && !(isStreet && delivery.street !== undefined)
  );
}

/** Fills missing fields of an address from the first other address that has them; such fields are asked. */
function withLoans(own: AddressPicks, lenders: readonly AddressPicks[]): Loan {
  const loans: [AddressField, Pick][] = [];
  for (const field of NEEDED) {
    if (own[field] !== undefined) continue;
    if (field === 'street' && own.pack_station !== undefined) continue;
    const lender = lenders.find((picks) => picks[field] !== undefined);
    const pick = lender?.[field];
    if (pick !== undefined) loans.push([field, pick]);
  }
  const lender = lenders.find((picks) => picks.first_address_line !== undefined);
  if (own.first_address_line === undefined && own.company === undefined && lender?.company !== undefined)
    loans.push(['company', lender.company]);
  return { own: { ...own, ...Object.fromEntries(loans) }, lent: loans.map(([field]) => field) };
}

/** The unnamed address; a buyer without an address is the person who lives there. */
function fromPlain(picks: Picks): FoundAddress {
  const { none, billing, buyer, delivery } = picks;
  const named = none.first_address_line !== undefined;
  const own = {
    ...(hasPlace(buyer) ? {} : { ...personOf(buyer, named), ...companyOf(buyer, none) }),
    ...none,
    ...(isSparseBeside(delivery.first_address_line, none.first_address_line ?? buyer.first_address_line)
      ? {}
      : personOf(askedBeside(delivery, none), named)),
    ...salutationOf(none, delivery),
  };
  const fallback = OTHERS.map((other) => picks[other]).find(isWhole) ?? {};
  return { ...withLoans(own, [billing, buyer]), fallback, party: 'none' };
}

/** The delivery with its name asked, where its header only says that something goes to somebody and the address has a name of its own. */
function askedBeside(delivery: AddressPicks, { first_address_line: own }: AddressPicks): AddressPicks {
  const { first_address_line: name } = delivery;
  if (name === undefined || own === undefined || !name.columns.every(({ folded }) => saysSentTo(folded)))
    return delivery;
  const others = [...name.others, ...own.columns];
  return { ...delivery, first_address_line: { ...name, others, ask: name.ask ?? 'choice' } };
}

/** Whether a name is blank where another has one, but for some orders at most: these go to somebody else. */
function isSparseBeside(name: Pick | undefined, other: Pick | undefined): boolean {
  const filled = (pick: Pick | undefined) =>
    Math.max(0, ...(pick?.columns ?? []).map(({ values }) => values.length));
  return name !== undefined && filled(other) > 0 && filled(name) * SPARSE <= filled(other);
}

/** Of so many orders, one at most has a recipient of its own. */
const SPARSE = 2;

/** Of two salutations for one address, the delivery's is more likely. */
function salutationOf(plain: AddressPicks, delivery: AddressPicks): AddressPicks {
  const { salutation } = delivery;
  if (salutation === undefined || plain.salutation === undefined) return {};
  const others = [...salutation.others, ...plain.salutation.columns];
  return { salutation: { ...salutation, others, ask: salutation.ask ?? 'choice' } };
}

/** The customer as the company of the person named beside it: `Kunde` of firms beside their contact. Asked, since only the values show it. */
function companyOf({ first_address_line: customer }: AddressPicks, none: AddressPicks): AddressPicks {
  const names = none.first_address_line?.columns ?? [];
  const [column, ...more] = customer?.columns ?? [];
  if (customer === undefined || column === undefined || more.length > 0 || names.length === 0) return {};
  const isContact = names.every((name) => hasMeaning(name, 'nameAddition'));
  const isFirm = share(column.values, isCompanyName) >= MOSTLY;
  return isContact || isFirm ? { company: { ...customer, ask: 'content' } } : {};
}

/** Share of firms from which on a column of customers is one of companies. */
const MOSTLY = 0.5;

/** A party without a place is a person at the unnamed one; a company alone may be the carrier. */
function personOf(picks: AddressPicks, named: boolean): AddressPicks {
  if (picks.first_address_line !== undefined || !named) return picks;
  const { company, ...rest } = picks;
  const isNamed = company?.columns.some(({ values }) => values.length > 0) === true;
  return isNamed ? { ...rest, company: { ...company, ask: company.ask ?? 'content' } } : rest;
}

function fromOther(party: 'billing' | 'buyer', picks: Picks): FoundAddress {
  const own = { ...picks.none, ...picks[party] };
  return { own, fallback: {}, party, lent: ADDRESS_FIELDS.filter((field) => own[field] !== undefined) };
}
