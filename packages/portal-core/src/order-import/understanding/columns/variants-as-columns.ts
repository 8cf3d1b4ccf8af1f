import { COLOURS } from '../../words/variant-words.js';
import { foldText } from '../../words/fold.js';
import type { Column } from './column.js';

/** Sizes of clothes by their letters, and by their numbers. */
const SIZE = /^(?:x{1,3}s|s|m|l|x{1,4}l|[2-6]xl|3[2-9]|4\d|5[0-6]|\d{2,3}\/\d{2,3})$/;

/** Whether a header is a size or a colour. */
export const isVariant = ({ label }: Column): boolean => {
  const name = foldText(label);
  return SIZE.test(name) || Object.hasOwn(COLOURS, name);
};

/** Whether a column counts the pieces of another size or colour than the column of the quantity: `S`, `M`, `L`. */
export const countsOtherVariant = (column: Column, quantity: Column | undefined): boolean =>
  quantity !== undefined &&
  isVariant(quantity) &&
  isVariant(column) &&
  column.values.every((text) => /^\d{1,4}$/.test(text));
