import { numberForm } from '../../words/number-form.js';

const WORDS = /[\p{L}\d]+(?:[-_/.][\p{L}\d]+)*/gu;
/** Digits of the shortest order number without letters that is told from a house number, a year or a price. */
const LONG = 5;

/**
 * Whether a remark names the number of another order, written like that of its own row: `A-17 zusammen` beside `A-16`. Of numbers without
 * letters, those as long as the own one that begin alike.
 */
export function namesOtherOrder(text: string, own: string): boolean {
  if (!/\d/.test(text)) return false;
  const [id = '', ...more] = wordsOf(own);
  if (!/\d/.test(id) || more.length > 0) return false;
  const isAlike = /\p{L}/u.test(id) ? isOfForm(id) : isNear(id);
  return wordsOf(text).some((word) => word !== id && isAlike(word));
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(WORDS) ?? [];

const isOfForm = (id: string): ((word: string) => boolean) => {
  const form = numberForm(id);
  return (word) => numberForm(word) === form;
};

const isNear = (id: string): ((word: string) => boolean) => {
  const beginning = id.slice(0, Math.ceil(id.length / 2));
  return (word) =>
    id.length >= LONG && /^\d+$/.test(word) && word.length === id.length && word.startsWith(beginning);
};
