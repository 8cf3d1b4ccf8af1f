import { chosen, chosenNumber } from './chosen.js';
import { usageError } from './cli-error.js';
import { printJson, say, type GlobalOptions, type Io } from './io.js';
import { printable, table } from './table.js';

/** One column of a list of records. */
export interface Column<R> {
  /** Name in `--columns` and in JSON. */
  readonly name: string;
  /** Heading in the reader's language. */
  readonly title: (io: Io) => string;
  /** The value in JSON. */
  readonly value: (record: R) => unknown;
  /** The value in a table, if it is not the text of `value`. */
  readonly text?: (record: R, io: Io) => string;
  /** A shorter value for a table of many records. */
  readonly brief?: (record: R, io: Io) => string;
}

/** The options of a command that lists records, as typed. */
export interface ListingOptions extends GlobalOptions {
  readonly jsonl?: boolean;
  /** `--columns`, also called `--fields`. */
  readonly fields?: string;
  readonly limit?: string;
  readonly all?: boolean;
}

/** One page of an answer, with the number of all found records. */
export interface RecordPage<R> {
  readonly records: readonly R[];
  readonly found: number;
}

/** How a list is shown. */
export interface Listing<R> {
  /** Name of the records in the JSON document. */
  readonly name: string;
  /** Columns to show, in order. */
  readonly columns: readonly Column<R>[];
  /** Most records to show. */
  readonly limit: number;
  readonly form: 'table' | 'json' | 'jsonl';
}

const DEFAULT_LIMIT = 50;

/**
 * Reads the options of a list. `usual` names the columns of a table without `--columns`; JSON contains all. Throws a
 * usage error for an unknown column, and for options that exclude each other.
 */
export function readListing<R>(
  options: ListingOptions,
  name: string,
  columns: readonly Column<R>[],
  usual: readonly string[],
): Listing<R> {
  exclude(options, ['jsonl', 'json'], ['all', 'limit']);
  const form = options.json ? 'json' : options.jsonl ? 'jsonl' : 'table';
  const named = chosenColumns(
    options.fields,
    columns.map((column) => column.name),
  );
  const shown = named ?? (form === 'table' ? usual : columns.map((column) => column.name));
  const limit = options.limit === undefined ? DEFAULT_LIMIT : chosenNumber(options.limit, '--limit');
  return {
    name,
    form,
    columns: shown.flatMap((one) => columns.filter((column) => column.name === one)),
    limit: options.all ? Number.POSITIVE_INFINITY : limit,
  };
}

/** Throws a usage error if both options of a pair are given. */
export function exclude<O extends object>(
  options: O,
  ...pairs: readonly (readonly [keyof O & string, keyof O & string])[]
): void {
  const isGiven = (name: keyof O) => options[name] !== undefined && options[name] !== false;
  for (const [one, other] of pairs) {
    if (!isGiven(one) || !isGiven(other)) continue;
    const params = { flag: flagOf(one), other: flagOf(other) };
    throw usageError('flags_exclude', { key: 'cli.flagsExclude', params });
  }
}

const flagOf = (name: string): string =>
  `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Parses the value of `--columns`: names separated by commas, in any case. Undefined if the option is absent. */
export function chosenColumns<T extends string>(
  text: string | undefined,
  names: readonly T[],
): readonly T[] | undefined {
  return text?.split(',').map((name) => chosen(name.trim(), names, '--columns'));
}

/** Prints the records of all pages up to the limit: JSON lines as they come, the other forms as a whole. */
export async function printListing<R>(
  pages: AsyncIterable<RecordPage<R>>,
  { name, columns, limit, form }: Listing<R>,
  options: ListingOptions,
  io: Io,
): Promise<void> {
  const shown: R[] = [];
  let count = 0;
  let found = 0;
  for await (const page of pages) {
    found = page.found;
    const records = page.records.slice(0, limit - count);
    count += records.length;
    if (form === 'jsonl')
      for (const record of records) io.stdout.write(`${JSON.stringify(recordOf(columns, record))}\n`);
    else shown.push(...records);
    if (count >= limit) break;
  }
  if (form === 'json') printJson(io, { [name]: shown.map((record) => recordOf(columns, record)), found });
  if (form === 'table' && count > 0)
    io.stdout.write(
      table([
        columns.map((column) => column.title(io)),
        ...shown.map((record) =>
          columns.map((column) =>
            column.brief ? printable(column.brief(record, io)) : cellText(column, record, io),
          ),
        ),
      ]),
    );
  if (form !== 'table' || options.quiet) return;
  if (count === 0) say(io, io.t('cli.listNone'));
  else if (count < found) say(io, io.t('cli.listPart', { count: found, shown: count }));
}

/** A record as JSON: its columns by name. */
export function recordOf<R>(columns: readonly Column<R>[], record: R): Readonly<Record<string, unknown>> {
  return Object.fromEntries(columns.map((column) => [column.name, column.value(record)]));
}

/** The text of a record's column, in one line. */
function cellText<R>(column: Column<R>, record: R, io: Io): string {
  if (column.text !== undefined) return printable(column.text(record, io));
  const value = column.value(record);
  if (value === null || value === undefined) return '';
  return printable(Array.isArray(value) ? value.join(', ') : String(value));
}

/** Prints one record as lines of heading and value; empty values are left out. */
export function recordText<R>(columns: readonly Column<R>[], record: R, io: Io): string {
  const lines = columns
    .map((column) => [column.title(io), cellText(column, record, io)])
    .filter(([, text]) => text !== '');
  return table(lines);
}
