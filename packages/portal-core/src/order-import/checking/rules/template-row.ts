import type { CleanOrder } from '../../../orders/index.js';
import type { ImportField } from '../../order-import.types.js';
import {
  BESIDE_EXAMPLES,
  EXAMPLE_BEGINNINGS,
  EXAMPLE_COMPANIES,
  EXAMPLE_FIRST_NAMES,
  EXAMPLE_LAST_NAMES,
  EXAMPLE_MUSTERS,
  EXAMPLE_NAMES,
  EXAMPLE_PEOPLE,
  EXAMPLE_STREETS,
  EXAMPLE_TOWNS,
} from '../../words/data/example-words.js';
import { foldText, foldedWords } from '../../words/fold.js';

type Texts = Pick<CleanOrder, 'external_order_id' | 'name' | 'company' | 'street' | 'city'>;

const oneOf = (words: string): string => foldedWords(words).join('|');
const setOf = (words: string): ReadonlySet<string> => new Set(foldedWords(words));

const BEGINS = `(?:${oneOf(EXAMPLE_BEGINNINGS)})`;
/** A text with none of these letters is no example; nearly no other text has them. */
const MAY_BE = new RegExp(
  String.raw`muster|beispiel|example|test|sample|dummy|demo|fake|\bany|platzhalter|doe|roe|bloggs|public|lorem|foo|asdf|qwert|name|last|probe|xyz|abc`,
  'i',
);
const STREET = new RegExp(String.raw`^(?:\d+\s+)?${BEGINS}[\s-]?(?:${oneOf(EXAMPLE_STREETS)})(?![a-z])`);
const TOWN = new RegExp(String.raw`^${BEGINS}[\s-]?(?:${oneOf(EXAMPLE_TOWNS)})(?![a-z])`);
const COMPANY = new RegExp(String.raw`^${BEGINS}[\s-]?(?:${oneOf(EXAMPLE_COMPANIES)})(?![a-z])`);
const PERSON = new RegExp(
  String.raw`^(?:(?:(?:${oneOf(EXAMPLE_FIRST_NAMES)})\.?[\s-]+)*(?:${oneOf(EXAMPLE_LAST_NAMES)})|(?:(?:${oneOf(EXAMPLE_MUSTERS)})\.?\s+)*muster)$`,
);
const PEOPLE = new Set(EXAMPLE_PEOPLE.split('|').map((name) => name.trim()));
const [NAMES, BESIDE] = [setOf(EXAMPLE_NAMES), setOf(BESIDE_EXAMPLES)];

/** An order number that says that its row is an example. */
const NUMBER = /(?:^|\s)(?:muster|beispiel)|^(?:example|sample)(?!\p{L})/iu;
const OF_EXAMPLE = /(?:^|\s)(?:muster|beispiel|example|sample)/iu;

/**
 * The first field by which a row is the example of a template: the name, street, town or company of nobody (`Max Mustermann`, `Musterstraße
 * 1`, `Test Test`), or one that may be real beside an order number that says so. Null for others: people are called Mustermann.
 */
export function exampleField(order: Texts): ImportField | null {
  const { external_order_id: id, name, company, street, city } = order;
  const isNumber = NUMBER.test(id);
  const isExample = (text: string, judge: (text: string) => boolean): boolean =>
    MAY_BE.test(text) && (judge(foldText(text)) || (isNumber && OF_EXAMPLE.test(text)));
  if (isExample(name, isNobody)) return 'first_address_line';
  if (isExample(street, (text) => STREET.test(text) || isOnlyExample(text))) return 'street';
  if (isExample(city, (text) => TOWN.test(text) || isOnlyExample(text))) return 'city';
  return isExample(company, (text) => COMPANY.test(text) || isNobody(text)) ? 'company' : null;
}

const isNobody = (text: string): boolean =>
  PERSON.test(text) ||
  PEOPLE.has(text.replaceAll(/[^a-z ]/g, '')) ||
  COMPANY.test(text) ||
  isOnlyExample(text);

/** Whether all words of a text are there to be replaced. */
function isOnlyExample(text: string): boolean {
  const words = text.match(/[a-z\d]+/g) ?? [];
  return words.some((word) => NAMES.has(word)) && words.every((word) => NAMES.has(word) || BESIDE.has(word));
}
