import {
  findReportColumns,
  isReportHeader,
  namesOf,
  type ColumnQuestion,
  type ReportColumns,
  type ReportField,
  type TellingColumn,
  type TableNames,
} from '@kontor/portal-core/erp-link';
import {
  inspectSource,
  type ByteSource,
  type DialectOverrides,
  type Inspection,
  type LeftOutLine,
} from '@kontor/portal-core/order-import';
import { chooseSheet, createNodeDecoder, openFile, refusal, type SourceFile } from '../order-import/index.js';
import { CliError, EXIT, type Io, printable, quotedForShell, usageError } from '../terminal/index.js';

/** A file of reports whose columns are understood. */
export interface ReportFile {
  readonly name: string;
  readonly source: ByteSource;
  readonly dialect: Inspection['dialect'];
  readonly columns: ReportColumns;
  /** The names of the columns by field. */
  readonly named: Readonly<Record<string, string>>;
  /** How the encoding was found, which a person may have to choose. */
  readonly detection: Inspection['detection'];
  readonly header: readonly string[];
  /** What it says of all its rows, its titles once the file was read. */
  told: TableNames;
  /** Lines that are no rows, known after the file was read. */
  leftOut: number;
  readonly noteLeftOut: (lines: { readonly count: number; readonly shown: readonly LeftOutLine[] }) => void;
}

/** A file to open, and what is known of its format. */
export interface FileTask {
  readonly source: SourceFile;
  readonly io: Io;
  readonly choices: { readonly dialect: DialectOverrides };
  /** True where a file may have any columns of numbers beside those that are read. */
  readonly hasAnyColumns?: boolean;
}

/** Opens a file and finds its columns. Throws a usage error for a file that is no table, and where a column is not certain. */
export async function openReportFile(
  task: FileTask,
  map: readonly string[],
  fields: { readonly fields: readonly ReportField[]; readonly needed: readonly ReportField[] },
): Promise<ReportFile> {
  const { opened, inspection } = await inspect(task, task.choices.dialect);
  const { header, dialect, detection } = inspection;
  const sheet = opened.workbook?.sheet;
  const chosen = readMap(map, fields.fields, header);
  const { columns, questions } = findReportColumns(header, fields.fields, { needed: fields.needed, chosen });
  if (questions.length > 0) throw unsure(questions, header, task.io);
  const named = Object.entries(columns).map(([field, at]) => [field, header[at] ?? ''] as const);
  const file: ReportFile = {
    name: task.source.name,
    source: opened,
    dialect,
    detection,
    columns,
    named: Object.fromEntries(named),
    header,
    told: namesOf(task.source.name, sheet, []),
    leftOut: 0,
    noteLeftOut: ({ count, shown }) => {
      file.leftOut = count;
      file.told = namesOf(task.source.name, sheet, shown);
    },
  };
  return file;
}

async function inspect(task: FileTask, overrides: DialectOverrides) {
  const { source, io } = task;
  const opened = await openFile(task, overrides);
  const sheet = await chooseSheet(opened.workbook, io);
  if (sheet !== null)
    return inspect({ ...task, choices: { dialect: { ...overrides, sheet } } }, { ...overrides, sheet });
  const found = await inspectSource(opened, {
    createDecoder: createNodeDecoder,
    isHeaderWord: isReportHeader,
    isReport: true,
    hasAnyColumns: task.hasAnyColumns ?? false,
    overrides,
    ...(opened.workbook === undefined ? {} : { workbook: opened.workbook }),
  });
  if (!found.ok) throw refusal(found.issues[0], source, io);
  return { opened, inspection: found.value };
}

/** Reads `--map field=column`; an empty column means that the field has none. */
function readMap(
  map: readonly string[],
  fields: readonly ReportField[],
  header: readonly string[],
): ReportColumns {
  return Object.fromEntries(
    map.map((pair) => {
      const [name = '', ...rest] = pair.split('=');
      const field = fields.find((known) => known.toLowerCase() === name.trim().toLowerCase());
      if (field === undefined || rest.length === 0) {
        const params = { value: pair, flag: '--map', choices: fields.map((one) => `${one}=…`).join(', ') };
        throw usageError('value_invalid', { key: 'cli.valueInvalid', params });
      }
      return [field, columnCalled(rest.join('=').trim(), header)];
    }),
  );
}

/**
 * Refuses columns that tell rows apart unless a person says that they say nothing against any. Throws a usage error that names them with the flags
 * that settle it.
 */
export function refuseTelling(
  telling: readonly TellingColumn[],
  { header }: Pick<ReportFile, 'header'>,
  ignore: readonly string[],
  io: Io,
): void {
  const ignored = new Set(ignore.map((name) => columnCalled(name.trim(), header, '--ignore')));
  const open = telling.filter(({ column }) => !ignored.has(column));
  if (open.length === 0) return;
  const lines = open.flatMap(({ column, name, texts }) => {
    const params = { column: printable(name), texts: texts.map(printable).join(', ') };
    const flag = quotedForShell(printable(columnWord(header, column)));
    return [io.t('cli.tellingColumn', params), `  --ignore ${flag}`];
  });
  const data = { questions: open.map(({ name, texts }) => ({ column: name, texts })) };
  throw new CliError('column_telling', EXIT.usage, { key: 'cli.tellingColumns' }, undefined, { lines, data });
}

const LETTER = /^[A-Z]$/;
const LETTERS = 26;
const FIRST_LETTER = 65;

function columnCalled(name: string, header: readonly string[], flag = '--map'): number {
  if (name === '') return -1;
  const exact = header.indexOf(name);
  if (exact >= 0 && header.lastIndexOf(name) === exact) return exact;
  const letter = LETTER.test(name) ? name.charCodeAt(0) - FIRST_LETTER : header.length;
  if (letter < header.length) return letter;
  const folded = header.findIndex((one) => one.trim().toLowerCase() === name.toLowerCase());
  if (folded >= 0) return folded;
  const params = { flag, value: name, columns: header.map(printable).join(', ') };
  throw usageError('column_unknown', { key: 'cli.columnUnknown', params });
}

/** How a column is named in a flag: by its name, or by its letter where another one has that name. */
function columnWord(header: readonly string[], at: number): string {
  const name = header[at] ?? '';
  const isOnly = header.indexOf(name) === at && header.lastIndexOf(name) === at;
  return isOnly || at >= LETTERS ? name : String.fromCharCode(FIRST_LETTER + at);
}

/** The error that names what is not certain, with the flags that settle it. */
function unsure(questions: readonly ColumnQuestion[], header: readonly string[], io: Io): CliError {
  const [first] = questions;
  const lines = questions.flatMap(({ field, code, columns }) => {
    const named = (columns.length > 0 ? columns : [...header.keys()]).map((at) => columnWord(header, at));
    return [
      io.t(`cli.reportColumn_${code}`, { field: io.t(`cli.reportField_${field}`) }),
      ...[...named]
        .filter((name) => name !== '')
        .map((name) => `  --map ${quotedForShell(`${field}=${printable(name)}`)}`),
    ];
  });
  const flags = questions.map(({ field, code, columns }) => ({
    field,
    code,
    columns: columns.map((at) => header[at] ?? ''),
  }));
  return new CliError(
    `column_${first?.code ?? 'missing'}`,
    EXIT.usage,
    { key: 'cli.reportColumns' },
    undefined,
    { lines, data: { questions: flags } },
  );
}
