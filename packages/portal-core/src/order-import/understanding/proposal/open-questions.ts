import { columnsOfSource } from '../../recipe/field-source.js';
import type { AddressField, ImportField, ImportMapping } from '../../order-import.types.js';
import { houseNumberColumns } from '../columns/content.js';
import { entriesOf, isAddressField, type Findings } from './findings.js';
import type { Pick } from '../columns/pick.js';
import { questionsOfPick, type OpenQuestion } from '../columns/questions.js';
import type { Said } from '../said/said.js';
import { share } from '../columns/values.js';

/** All questions raised by the findings; `onePiece` is the mapping when each item counts as one piece because there is no quantity. */
export function openQuestions(found: Findings, said: Said, onePiece: ImportMapping | null): OpenQuestion[] {
  const { picks, fallback, items } = found;
  return mergedQuestions([
    ...entriesOf(picks).flatMap(([field, pick]) => questionsOfPick(field, pick)),
    ...entriesOf(fallback).flatMap(([field, pick]) => questionsOfPick(field, pick)),
    ...apiece(items),
    ...items.flatMap(({ product, fixed, quantity }) => [
      ...(product === undefined ? [] : questionsOfPick('product_id', product)),
      ...(quantity === undefined || fixed !== undefined ? [] : questionsOfPick('quantity', quantity)),
    ]),
    ...lent(found, said),
    ...uneven(found),
    ...streetWithoutNumber(found),
    ...(onePiece === null ? [] : [oneEach(onePiece)]),
  ]);
}

/** Asks about all columns of one product each together. */
function apiece(items: Findings['items']): OpenQuestion[] {
  const columns = items.flatMap(({ fixed, quantity }) =>
    fixed === undefined ? [] : columnsOfSource(quantity?.source),
  );
  return columns.length === 0
    ? []
    : [{ kind: 'content', fields: ['product_id', 'quantity'], columns, others: [] }];
}

/** Merges questions of one kind about the same columns, and those about all fields of an address that occurs twice, is new to a recipe or is called by one word. */
export function mergedQuestions(questions: readonly OpenQuestion[]): OpenQuestion[] {
  const groups = new Map<string, OpenQuestion[]>();
  for (const question of questions) {
    const key = subjectOf(question);
    groups.set(key, [...(groups.get(key) ?? []), question]);
  }
  return [...groups.values()].flatMap(([first, ...rest]) =>
    first === undefined ? [] : [rest.reduce(together, first)],
  );
}

/** What a question is about; those of the same subject are asked as one. */
function subjectOf({ kind, fields, columns, word = '' }: OpenQuestion): string {
  const isAddress = fields.every(isAddressField);
  if (isAddress && (kind === 'choice' || kind === 'added')) return `${kind} address`;
  return `${kind} ${isAddress && kind === 'unexplained' ? 'address' : columns.join(' ')} ${word}`;
}

function together(one: OpenQuestion, other: OpenQuestion): OpenQuestion {
  const both = <Item>(a: readonly Item[], b: readonly Item[]) => [...new Set([...a, ...b])];
  return {
    ...one,
    fields: both(one.fields, other.fields),
    columns: both(one.columns, other.columns),
    others: both(one.others, other.others),
    ...(one.kind === 'added' && { word: both([one.word], [other.word]).join(', ') }),
  };
}

function lent({ proposal, picks }: Findings, said: Said): OpenQuestion[] {
  const own = addressEntries(picks).filter(([field]) => proposal.lent.includes(field) && said.open(field));
  const isNamed = own.some(([field]) => field === 'first_address_line');
  const isOfPerson = ([field]: (typeof own)[number]) => field === 'salutation' && !isNamed;
  // The salutation of somebody else is not said yes to along with the rest.
  return [own.filter(isOfPerson), own.filter((entry) => !isOfPerson(entry))].flatMap((entries) =>
    entries.length === 0
      ? []
      : [
          {
            kind: 'otherParty',
            fields: entries.map(([field]) => field),
            columns: columnsOf(entries),
            others: [],
          },
        ],
  );
}

function uneven({ proposal, items }: Findings): OpenQuestion[] {
  const pick = proposal.items.uneven;
  if (pick === undefined || items.length === 0) return [];
  return [
    {
      kind: 'choice',
      fields: ['product_id', 'quantity'],
      columns: pick.columns.map(({ index }) => index),
      others: pick.others.map(({ index }) => index),
    },
  ];
}

/** Asks about a street without numbers beside a column of house numbers with a meaningless header. */
function streetWithoutNumber({ picks, silent }: Findings): OpenQuestion[] {
  const { street } = picks;
  const numbers = houseNumberColumns(silent);
  if (street === undefined || street.columns.length > 1 || numbers.length === 0) return [];
  const values = street.columns.flatMap((column) => column.values);
  if (values.length === 0 || share(values, (text) => /\d/.test(text)) > 0.2) return [];
  return [
    {
      kind: 'choice',
      fields: ['street'],
      columns: columnsOfSource(street.source),
      others: numbers.map(({ index }) => index),
    },
  ];
}

function oneEach({ columns, items = [] }: ImportMapping): OpenQuestion {
  const uncounted = items.filter(({ quantity }) => quantity === undefined);
  const products = uncounted.flatMap(({ product_id }) =>
    typeof product_id === 'object' && 'fixed' in product_id ? [] : columnsOfSource(product_id),
  );
  return {
    kind: 'onePiece',
    fields: ['quantity'],
    columns: products.length > 0 ? products : columnsOfSource(columns.product_id),
    others: [],
  };
}

const addressEntries = (picks: Findings['picks']): [AddressField, Pick][] =>
  entriesOf(picks).filter((entry): entry is [AddressField, Pick] => isAddressField(entry[0]));

const columnsOf = (entries: readonly (readonly [ImportField, Pick])[]): number[] => [
  ...new Set(entries.flatMap(([, pick]) => columnsOfSource(pick.source))),
];
