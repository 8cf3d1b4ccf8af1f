import type { Column } from '../columns/column.js';
import { kindOfPart } from './address-groups.js';
import { BEFORE_NAME, isAddressPart, isSentTo, PERSON_ROLES } from './parties.js';

/** Columns of one address, one behind the other. */
type Run = readonly Column[];

const TOWN: ReadonlySet<string> = new Set(['postCode', 'town', 'postCodeTown']);
const STREET: ReadonlySet<string> = new Set(['street', 'streetOrNumber']);
const NAME: ReadonlySet<string> = new Set(['name', 'firstName']);

/**
 * Assigns unnamed columns of addresses that stand one behind the other to the party that the first header of their address names:
 * `Lieferung Name;Straße;PLZ;Ort;Name;Anschrift;Postleitzahl;Stadt`. Nothing is assigned unless each of them is a whole address of its own;
 * what only one of them has and what stands at its edge may belong to all.
 */
export function placeRuns(columns: readonly Column[]): Column[] {
  const runs = runsOf(columns.filter(isPartOfRun));
  if (runs.length < 2 || !runs.every(isWhole) || !areTold(runs)) return [...columns];
  const parties = new Map<Column, Column['party']>();
  for (const run of runs) {
    const party = run.find((column) => column.party !== 'none')?.party ?? 'none';
    for (const column of run) if (!isShared(column, run, runs)) parties.set(column, party);
  }
  return columns.map((column) => {
    const party = column.party === 'none' ? (parties.get(column) ?? partyOfNumber(column, parties)) : 'none';
    return party === 'none' ? column : { ...column, party };
  });
}

const isPartOfRun = (column: Column): boolean =>
  (isAddressPart(column) && column.reading?.role !== 'bareNumber') || isSentTo(column);

/** The kind of a part, and which of its kind it is. */
const keyOf = (column: Column): string => `${kindOf(column)} ${column.digits.join('.')}`;

function kindOf(column: Column): string {
  const role = column.reading?.role;
  if (role === 'bareParty' || isSentTo(column)) return 'name';
  return role === 'streetOrNumber' ? role : kindOfPart(column);
}

/** Cuts columns before each that repeats a part or names another party; what the next address begins with goes with that. */
function runsOf(columns: readonly Column[]): Run[] {
  const runs: Column[][] = [];
  for (const column of columns) {
    const run = runs.at(-1);
    const party = run?.find((other) => other.party !== 'none')?.party;
    const isOther = column.party !== 'none' && party !== undefined && party !== column.party;
    if (run === undefined) runs.push([column]);
    else if (isOther || run.some((other) => keyOf(other) === keyOf(column)))
      runs.push([...run.splice(endOfPlace(run)), column]);
    else run.push(column);
  }
  return runs;
}

/** Where the columns behind the place begin that the next address may begin with: a company, a first name. */
function endOfPlace(run: Run): number {
  const at = run.findLastIndex(
    ({ party, reading }) => party !== 'none' || reading === null || !isOfPerson(reading.role),
  );
  return at < 0 || !hasPlace(run.slice(0, at + 1)) ? run.length : at + 1;
}

const isOfPerson = (role: NonNullable<Column['reading']>['role']): boolean =>
  PERSON_ROLES.has(role) || BEFORE_NAME.has(role);

const hasPlace = (run: Run): boolean =>
  run.some((column) => STREET.has(kindOf(column))) && run.some((column) => TOWN.has(kindOf(column)));

/** Whether somebody's name stands before a street and a town. */
function isWhole(run: Run): boolean {
  const name = run.findIndex((column) => NAME.has(kindOf(column)));
  const street = run.findIndex((column) => STREET.has(kindOf(column)));
  return name >= 0 && name < street && hasPlace(run);
}

/** Whether headers tell the addresses apart: each names one party of its own by what it begins with, at most one of them names none. */
function areTold(runs: readonly Run[]): boolean {
  const named = runs.map((run) => new Set(run.map(({ party }) => party).filter((party) => party !== 'none')));
  const all = named.map(([party = 'none']) => party);
  return (
    named.every(({ size }) => size < 2) &&
    new Set(all).size === runs.length &&
    runs.every((run, at) => all[at] === 'none' || beginningOf(run).some(({ party }) => party !== 'none'))
  );
}

/** The columns up to the name. */
const beginningOf = (run: Run): Run => run.slice(0, run.findIndex((column) => NAME.has(kindOf(column))) + 1);

/** Whether a column at the edge of its address has what no other address has: a salutation, a country for all of them. */
function isShared(column: Column, run: Run, runs: readonly Run[]): boolean {
  const isAlone = (one: Column) =>
    one.party === 'none' &&
    runs.every((other) => other === run || other.every((theirs) => kindOf(theirs) !== kindOf(one)));
  const at = run.indexOf(column);
  return run.slice(0, at + 1).every(isAlone) || run.slice(at).every(isAlone);
}

/** The party of the street before a plain `Nr.`; none for any other column. */
function partyOfNumber(column: Column, parties: ReadonlyMap<Column, Column['party']>): Column['party'] {
  if (column.reading?.role !== 'bareNumber') return 'none';
  const before = [...parties.keys()].find(({ index }) => index === column.index - 1);
  return before !== undefined && STREET.has(kindOf(before)) ? (parties.get(before) ?? 'none') : 'none';
}
