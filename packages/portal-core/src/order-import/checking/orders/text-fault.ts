import type { IssueCode } from '../../../validation/index.js';
import { isDitto } from '../../words/ditto.js';

const WITHOUT_YEAR =
  /^(?:\p{L}{2,10}[.,]*\s+)?(?:\d{1,2}[./-]\s?\d{1,2}\.?|\d{1,2}\.?\s?\p{L}{3,9}\.?|\p{L}{3,9}\.?\s\d{1,2}\.?)$/u;
const IN_WORDS =
  /^(?:(?:vor)?gestern|heute|(?:über)?morgen|today|yesterday|tomorrow|now|jetzt|sofort|asap|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch)$/iu;

/** The code of a fault in a text of an order: what is wrong with it, where it can be said better than by the rule that it broke. */
export function textFault(code: IssueCode, text: string): IssueCode {
  if (isDitto(text)) return 'dittoValue';
  if (code !== 'date') return code;
  if (IN_WORDS.test(text)) return 'dateInWords';
  return WITHOUT_YEAR.test(text) ? 'dateWithoutYear' : code;
}
