import { columnsOfSource } from '../../recipe/field-source.js';
import { IMPORT_FIELDS, type FieldSource, type ImportField } from '../../order-import.types.js';
import type { Column } from '../columns/column.js';
import { entriesOf, findSources, type Findings, type Picks } from '../proposal/findings.js';
import type { Pick } from '../columns/pick.js';
import { columnsSaid, type Said } from '../said/said.js';
import type { UnderstandOptions } from '../../understanding.types.js';

type Samples = readonly (readonly string[])[];

interface File {
  readonly columns: readonly Column[];
  readonly samples: Samples;
  readonly options: UnderstandOptions;
}

/** The parts of a mapping to find again, since columns have values that were blank, or not there, when its recipe was confirmed. */
export interface NewlyFilled {
  /** Fields for which the recipe no longer applies. */
  readonly fields: readonly ImportField[];
  /** The columns found for them. */
  readonly picks: Picks;
  /** The other party's address as found; absent when the recipe's still applies. */
  readonly fallback?: Findings['fallback'];
}

/**
 * Maps a file with and without the values of columns that were blank or not there, as if there were no recipe: where the results differ,
 * the recipe was confirmed for something else. What comes of a column that was not there is asked. `byHand` is what the user chose for
 * this file.
 */
export function newlyFilled(said: Said, byHand: Said, file: File): NewlyFilled | null {
  const taken = columnsSaid(said);
  const filled = new Set(
    file.columns
      .filter(({ index, values }) => isUnknown(index, said) && values.length > 0 && !taken.has(index))
      .map(({ index }) => index),
  );
  if (filled.size === 0) return null;
  const now = findSources(file.columns, file.samples, byHand, file.options);
  const before = findSources(...withoutValues(file, filled), byHand, file.options);
  const changed = IMPORT_FIELDS.filter(
    (field) =>
      byHand.open(field) &&
      !isLost(field, said) &&
      isChanged(field, now, before, filled) &&
      !isSame(field, said, now),
  );
  const kept = changed.flatMap((field) => {
    const pick = now.picks[field];
    if (pick === undefined) return [];
    return [[field, asAdded(besideSaid(pick, said.columns[field]?.source, file.columns), said.added)]];
  });
  const others = Object.values(now.fallback).flatMap(({ source }) => columnsOfSource(source));
  const isOther = byHand.fallback === undefined && others.some((column) => filled.has(column));
  return {
    fields: changed,
    picks: Object.fromEntries(kept) as Picks,
    ...(isOther ? { fallback: withAdded(now.fallback, said.added) } : {}),
  };
}

/** Whether the file lacks the recipe's columns for a field, so that it is understood afresh and asked about anyway. */
const isLost = (field: ImportField, said: Said): boolean => said.missingLabels.length > 0 && said.open(field);

const isUnknown = (column: number, { blank = [], added }: Said): boolean =>
  blank.includes(column) || added.includes(column);

const withAdded = <Found extends Picks>(picks: Found, added: readonly number[]): Found =>
  Object.fromEntries(entriesOf(picks).map(([field, pick]) => [field, asAdded(pick, added)])) as Found;

/** A pick with the question about the columns in it that were not there when the recipe was saved. */
function asAdded(pick: Pick, added: readonly number[]): Pick {
  const fresh = pick.columns.filter(({ index }) => added.includes(index));
  if (fresh.length === 0 || pick.ask !== undefined || pick.others.length > 0) return pick;
  return { ...pick, ask: 'added', word: fresh.map(({ label }) => `“${label}”`).join(', ') };
}

function withoutValues({ columns, samples }: File, filled: ReadonlySet<number>): [Column[], Samples] {
  return [
    columns.map((column) => (filled.has(column.index) ? { ...column, values: [] } : column)),
    samples.map((row) => row.map((cell, column) => (filled.has(column) ? '' : cell))),
  ];
}

function isChanged(
  field: ImportField,
  now: Findings,
  before: Findings,
  filled: ReadonlySet<number>,
): boolean {
  const [pick, earlier] = [now.picks[field], before.picks[field]];
  if (pick === undefined) return earlier !== undefined;
  return columnsOf(pick).some((column) => filled.has(column)) || !sameSource(pick.source, earlier?.source);
}

/** Whether the columns found equal those of the recipe, without any question. */
function isSame(field: ImportField, said: Said, { picks }: Findings): boolean {
  const pick = picks[field];
  if (pick === undefined || pick.ask !== undefined || pick.others.length > 0) return false;
  return sameSource(pick.source, said.columns[field]?.source);
}

const columnsOf = ({ source, others }: Pick): number[] => [
  ...columnsOfSource(source),
  ...others.map(({ index }) => index),
];

const sameSource = (one: FieldSource, other: FieldSource | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** A pick with the columns of the recipe as an alternative. */
function besideSaid(pick: Pick, said: FieldSource | undefined, columns: readonly Column[]): Pick {
  const own = columnsOfSource(pick.source);
  const before = columnsOfSource(said).filter((column) => !columnsOf(pick).includes(column));
  if (before.length === 0 && own.length > 0) return pick;
  const others = [...pick.others, ...before.flatMap((column) => columns[column] ?? [])];
  return { ...pick, others, ask: pick.ask ?? 'choice' };
}
