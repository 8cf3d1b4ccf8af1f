import { monthNumber } from '../../reading/cells/month-names.js';
import { COLOURS } from '../../words/variant-words.js';
import { foldText } from '../../words/fold.js';
import type { Column } from './column.js';

/** Sizes of clothes by their letters, and by their numbers. */
const SIZE = /^(?:x{1,3}s|s|m|l|x{1,4}l|[2-6]xl|3[2-9]|4\d|5[0-6]|\d{2,3}\/\d{2,3})$/;
const DAY =
  /^(?:mo|di|mi|do|fr|sa|so|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|mon(?:day)?|tue(?:sday)?|wed(?:nesday)?|thu(?:rsday)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?)$/;
/** Words for a count, a size or a colour before or behind the one that is meant: `Menge S`, `Gr. 42`. */
const BESIDE =
  /^(?:menge|anzahl|stueck|stk|qty|quantity|groesse|gr|size|farbe|colou?r)[.:\s_-]+|[\s_-]+(?:menge|anzahl|stueck|stk|qty|quantity)\.?$/g;

/** Whether a header is a size or a colour, or a day or a month for which pieces are counted. */
export const isVariant = ({ label }: Column): boolean => {
  const name = foldText(label).replaceAll(BESIDE, '');
  return SIZE.test(name) || DAY.test(name) || monthNumber(name) !== undefined || Object.hasOwn(COLOURS, name);
};

/** Whether a column counts the pieces of another size, colour or day than the column of the quantity: `S`, `M`, `L`. */
export const countsOtherVariant = (column: Column, quantity: Column | undefined): boolean =>
  quantity !== undefined &&
  isVariant(quantity) &&
  isVariant(column) &&
  column.values.every((text) => /^\d{1,4}$/.test(text));
