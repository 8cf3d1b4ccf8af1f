import { columnsOfSource, usedColumns } from '../../recipe/field-source.js';
import { ADDRESS_FIELDS, type AddressField, type ImportMapping } from '../../order-import.types.js';
import { filledCells, type Column } from '../columns/column.js';
import type { Findings } from '../proposal/findings.js';
import { heldQuestions, tellingQuestions, wordsQuestions } from './held-rows.js';
import { leftOutQuestions } from './left-out.js';
import type { OpenQuestion } from '../columns/questions.js';
import { namesDelivery, otherDeliveries } from '../addresses/other-delivery.js';
import { placeQuestions } from './places-unsaid.js';
import { shownNameQuestions, strayQuestions } from './stray-parts.js';
import { countQuestions } from './unused-counts.js';
import { unusedQuestions } from './unused-columns.js';

/** The mapping and the columns it leaves over, whoever filled its fields. */
export interface LeftOver {
  readonly mapping: ImportMapping;
  readonly header: readonly string[];
  readonly samples: readonly (readonly string[])[];
  readonly isKnownProduct?: ((id: string) => boolean) | undefined;
  /** Whether a person said that no column of this file counts pieces. */
  readonly isCountRefused?: boolean;
  /** Whether each row counts as one piece, since no quantity was found. */
  readonly isOnePiece?: boolean;
  /** All columns of the file. */
  readonly all: readonly Column[];
  /** Columns with values that feed nothing and that no other question is about. */
  readonly left: readonly Column[];
  /** The party whose place the order goes to. */
  readonly party: Column['party'];
  /** Whether a person or a recipe said where the street is. */
  readonly isStreetSaid: boolean;
  /** Fields of the order's own address, with their columns. */
  readonly own: readonly AddressField[];
  readonly ownColumns: readonly number[];
}

type File = Pick<
  LeftOver,
  'mapping' | 'header' | 'samples' | 'isKnownProduct' | 'isCountRefused' | 'isOnePiece'
>;

/**
 * Questions about columns that feed nothing and could be parts of the address, further products, or places an order could go to. They are
 * asked even if the user or a recipe chose all fields, since neither covered these columns; columns that the user ignored are left out.
 */
export function leftOverQuestions(
  { proposal: { all, rivals, party }, picks }: Findings,
  asked: readonly OpenQuestion[],
  file: File,
): OpenQuestion[] {
  const { columns, ignored = [] } = file.mapping;
  const own = ADDRESS_FIELDS.filter((field) => columns[field] !== undefined);
  const ownColumns = [...new Set(own.flatMap((field) => columnsOfSource(columns[field])))];
  const used = usedColumns({ ...file.mapping, cancelled: [] });
  const isSaid = PLACE.every((field) => picks[field] === undefined);
  const parties = PLACE.flatMap((field) => columnsOfSource(columns[field])).map(
    (column) => all[column]?.party,
  );
  const isFree = ({ index, values }: Column) =>
    values.length > 0 && !used.has(index) && !ignored.includes(index);
  const byRow = new Set(
    otherDeliveries(file.header, file.mapping).flatMap((column) =>
      isForSome(column, file) ? [column.index] : [],
    ),
  );
  const free: LeftOver = {
    ...file,
    all,
    left: all.filter((column) => isFree(column) && !byRow.has(column.index)),
    party: isSaid ? (parties.find((one) => one !== undefined && one !== 'none') ?? 'none') : party,
    isStreetSaid: picks.street === undefined,
    own,
    ownColumns,
  };
  const counts = countQuestions(without(free, asked));
  const strangers = rivalQuestions(
    rivals.filter((column) => isFree(column) || (file.samples.length === 0 && !used.has(column.index))),
    free,
  );
  const places = placeQuestions(without(free, [...asked, ...strangers]));
  const before = [...counts, ...strangers, ...places, ...leftOutQuestions(without(free, places))];
  const parts = without(free, [...asked, ...before]);
  const stray = [...strayQuestions(parts), ...shownNameQuestions(parts)];
  const told = [...asked, ...before, ...stray];
  const held = heldQuestions(without(free, told));
  const unused = unusedQuestions(without(free, [...told, ...held]));
  const telling = tellingQuestions(without(free, [...told, ...held, ...unused]));
  return [...before, ...stray, ...unused, ...held, ...telling];
}

/**
 * Questions about columns of a file without a header that feed nothing and tell some orders from others, as a tick does, or say something
 * else of each in words. Numbers, addresses of mail and what is the same of all orders are only shown.
 */
export function unnamedQuestions({ proposal: { all, party }, picks }: Findings, file: File): OpenQuestion[] {
  const { ignored = [] } = file.mapping;
  const used = usedColumns(file.mapping);
  const left = all
    .filter(({ index, values }) => values.length > 0 && !used.has(index) && !ignored.includes(index))
    .map((column) => ({ ...column, word: column.label }));
  const free = {
    ...file,
    all,
    left,
    party,
    isStreetSaid: picks.street === undefined,
    own: [],
    ownColumns: [],
  };
  const telling = tellingQuestions(free);
  return [...telling, ...wordsQuestions(without(free, telling))];
}

/** The left-over columns that no question so far is about. */
function without(file: LeftOver, questions: readonly OpenQuestion[]): LeftOver {
  const told = new Set(questions.flatMap(({ others }) => others));
  return { ...file, left: file.left.filter(({ index }) => !told.has(index)) };
}

/** Whether a column of another recipient or place is filled for half of the rows at most: these are refused one by one. */
function isForSome(column: Column, { samples }: File): boolean {
  const values = filledCells(samples, column.index);
  return values.length * 2 <= samples.length && values.every((text) => namesDelivery(column, text));
}

const PLACE = ['street', 'postal_code', 'city', 'pack_station'] as const satisfies readonly AddressField[];

/** Questions about an address of an unknown party, which could be the one that the order goes to. */
function rivalQuestions(rivals: readonly Column[], { own, ownColumns }: LeftOver): OpenQuestion[] {
  if (rivals.length === 0 || own.length === 0) return [];
  const [word] = rivals.flatMap((column) => column.word ?? []);
  return [
    {
      kind: 'choice',
      fields: own,
      columns: ownColumns,
      others: rivals.map(({ index }) => index),
      ...(word === undefined ? {} : { word }),
    },
  ];
}
