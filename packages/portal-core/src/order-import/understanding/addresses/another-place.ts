import { readColumn } from '../columns/column.js';
import { isCalled } from '../../words/header-name.js';
import { isAddressPart } from './parties.js';

const YES = /^(?:ja|j|yes|y|true|wahr|1|x|✓)$/i;
const NO = /^(?:nein|n|no|false|falsch|0)$/i;

/**
 * Whether a cell of a column such as `Lieferung an abweichende Adresse` says that its order goes to a place that the file does not have. Null
 * for columns of another kind, and for files with an address of the delivery.
 */
export function saysAnotherPlace(
  header: readonly string[],
  column: number,
): ((text: string) => boolean) | null {
  const flag = readColumn(header[column] ?? '', column, []);
  const isSame = isCalled('sameAsBill', flag);
  if (!isSame && !isCalled('otherDelivery', flag)) return null;
  const isPlace = (name: string, index: number) => {
    const other = readColumn(name, index, []);
    return index !== column && other.party === 'delivery' && isAddressPart(other);
  };
  if (header.some(isPlace)) return null;
  return (text) => (isSame ? NO : YES).test(text.trim());
}
