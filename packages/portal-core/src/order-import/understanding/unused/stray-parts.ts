import type { AddressField } from '../../order-import.types.js';
import { cellText } from '../../reading/cells/cell-text.js';
import { columnsOfSource, usedColumns } from '../../recipe/field-source.js';
import { isCarrier } from '../../words/carrier.js';
import type { Role } from '../../words/header-role.js';
import { STREET_ROLES } from '../../words/roles-of-address.js';
import { isUntil } from '../addresses/beside-street.js';
import type { Column } from '../columns/column.js';
import type { OpenQuestion } from '../columns/questions.js';
import { isTickedOrNot, isWholeAddress, MOST, share } from '../columns/values.js';
import type { LeftOver } from './left-over.js';

/** A part that an address may lack, and how the texts of its field show it. */
interface Part {
  readonly role: Role;
  readonly field: AddressField;
  readonly isLacking: (texts: readonly string[], values: readonly string[], columns: number) => boolean;
  /** Whether it may be meant for the order only where its header names no party. */
  readonly isUnnamed?: true;
}

/** Whether names are single words of one column; a first and a last name are two. */
const lacksFirstName = (texts: readonly string[], _: readonly string[], columns: number): boolean =>
  columns < 2 && share(texts, (text) => !/\s/.test(text)) >= MOST;
/** Whether streets do not have the numbers of a column, by themselves or by another one. */
function lacksNumbers(texts: readonly string[], values: readonly string[]): boolean {
  const words = new Set(texts.flatMap((text) => text.toLowerCase().split(/[\s,]+/)));
  return texts.length > 0 && share(values, (number) => words.has(number.toLowerCase())) < MOST;
}

const PARTS: readonly Part[] = [
  { role: 'houseNumber', field: 'street', isLacking: lacksNumbers },
  { role: 'firstName', field: 'first_address_line', isLacking: lacksFirstName },
  { role: 'company', field: 'company', isLacking: (texts) => texts.length === 0 },
  { role: 'addition', field: 'address_second_line', isLacking: () => true, isUnnamed: true },
  { role: 'addressLine', field: 'address_second_line', isLacking: () => true, isUnnamed: true },
];
const STREET: ReadonlySet<Role> = new Set<Role>(STREET_ROLES);
const TOWN: ReadonlySet<Role> = new Set<Role>(['postCode', 'town', 'postCodeTown']);
const WHOLE: ReadonlySet<Role> = new Set<Role>(['wholeAddress', 'packStation']);

/**
 * Questions about house numbers, first names, companies and further lines that feed nothing while the address lacks them: in a block without a
 * place of its own they can belong to no other address (`Rechnung Firma` before `Name`, `Straße`, `PLZ`).
 */
export function strayQuestions(file: LeftOver): OpenQuestion[] {
  const used = usedColumns(file.mapping);
  const free = file.all.filter(({ index }) => !used.has(index));
  return PARTS.flatMap(({ role, field, isLacking, isUnnamed }) => {
    const taken = columnsOfSource(file.mapping.columns[field]);
    const texts = taken.flatMap((column) => file.all[column]?.values ?? []);
    const stray = file.left.filter(
      (column) =>
        column.reading?.role === role &&
        isLacking(texts, column.values, taken.length) &&
        column.party !== 'other' &&
        (isUnnamed !== true || column.party === 'none') &&
        !isUntil(column) &&
        !column.values.every(isTickedOrNot) &&
        share(column.values, (text) => isCarrier(text) || isWholeAddress(text)) < MOST &&
        !hasPlace(free.filter(({ party }) => party === column.party)),
    );
    if (stray.length === 0) return [];
    return [
      {
        kind: 'leftOut',
        fields: [field],
        columns: taken,
        others: stray.map(({ index }) => index),
        word: stray.map(({ label }) => label).join(', '),
      },
    ];
  });
}

/** The question which column is the name, where another one shows it behind a company that the order lacks: `Nord GmbH, Eva Kern`. */
export function shownNameQuestions({ left, samples, mapping }: LeftOver): OpenQuestion[] {
  const names = columnsOfSource(mapping.columns.first_address_line);
  if (mapping.columns.company !== undefined) return [];
  const isBehind = (column: number) => (row: readonly string[]) => {
    const name = names.map((at) => cellText(row[at])).join(' ');
    return name.trim() !== '' && cellText(row[column]).endsWith(`, ${name}`);
  };
  const others = left
    .filter(({ index, party }) => party !== 'billing' && party !== 'other' && samples.some(isBehind(index)))
    .map(({ index }) => index);
  return others.length === 0
    ? []
    : [{ kind: 'choice', fields: ['first_address_line'], columns: names, others }];
}

/** Whether columns hold a place: a street with a town, or all of it in one. */
function hasPlace(columns: readonly Column[]): boolean {
  const has = (roles: ReadonlySet<Role>) =>
    columns.some(({ reading }) => reading !== null && roles.has(reading.role));
  return has(WHOLE) || (has(STREET) && has(TOWN));
}
