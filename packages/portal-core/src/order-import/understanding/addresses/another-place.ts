import { readColumn } from '../columns/column.js';
import { isCalled } from '../../words/header-name.js';
import { isAddressPart } from './parties.js';

const YES = /^(?:ja|j|yes|y|true|wahr|1|x|✓)$|^(?:ja|yes)[\s,.:;(-]/i;
const NO = /^(?:nein|n|no|false|falsch|0)$|^(?:nein|no)[\s,.:;(-]/i;

/** Whether a cell under a header such as `Lieferung an abweichende Adresse` says that its order goes elsewhere; null for other headers. */
export function elsewhereTest(name: string): ((text: string) => boolean) | null {
  const flag = readColumn(name, 0, []);
  const isSame = isCalled('sameAsBill', flag);
  if (!isSame && !isCalled('otherDelivery', flag)) return null;
  return (text) => (isSame ? NO : YES).test(text.trim());
}

/** The same for a file that has no address of the delivery, so that nobody knows where; null where it has one. */
export function saysAnotherPlace(
  header: readonly string[],
  column: number,
): ((text: string) => boolean) | null {
  const isPlace = (name: string, index: number) => {
    const other = readColumn(name, index, []);
    return index !== column && other.party === 'delivery' && isAddressPart(other);
  };
  const isElsewhere = elsewhereTest(header[column] ?? '');
  return isElsewhere === null || header.some(isPlace) ? null : isElsewhere;
}
