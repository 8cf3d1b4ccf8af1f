import { cellText } from '../../reading/cells/cell-text.js';
import { columnsOfSource } from '../../recipe/field-source.js';
import type { Column } from '../columns/column.js';
import type { Findings } from './findings.js';
import type { Pick } from '../columns/pick.js';
import { share } from '../columns/values.js';
import type { Role } from '../../words/header-role.js';

const NAMES: ReadonlySet<Role> = new Set<Role>(['name', 'fullName', 'lastName', 'bareParty', 'company']);

/**
 * Columns with other people's names that are filled where the order has a street but no recipient: `Kunde` beside an `Empfänger` that is
 * blank in some rows.
 */
export function nameRivals(
  { street, first_address_line: name, company }: Findings['picks'],
  columns: readonly Column[],
  samples: readonly (readonly string[])[],
): Column[] {
  if (street === undefined || name === undefined) return [];
  const isFilled = (row: readonly string[], at: readonly number[]) =>
    at.some((one) => cellText(row[one]) !== '');
  const taken = [...columnsOfSource(name.source), ...columnsOfSource(company?.source)];
  const nameless = samples.filter(
    (row) => isFilled(row, columnsOfSource(street.source)) && !isFilled(row, taken),
  );
  return columns.filter(
    ({ index, reading, party }) =>
      party !== 'other' &&
      reading !== null &&
      NAMES.has(reading.role) &&
      !taken.includes(index) &&
      nameless.some((row) => isFilled(row, [index])),
  );
}

/** The column beside a first name alone that may be the last name under an unknown header: words and nothing else. */
export function otherName(name: Pick, columns: readonly Column[]): Column | undefined {
  const [first] = name.columns;
  if (name.columns.length !== 1 || first?.reading?.role !== 'firstName') return undefined;
  return columns.find(
    ({ index, reading, values }) =>
      Math.abs(index - first.index) === 1 && reading === null && share(values, isWord) === 1,
  );
}

const isWord = (text: string): boolean => /^\p{Lu}[\p{L}'’ -]+$/u.test(text);
