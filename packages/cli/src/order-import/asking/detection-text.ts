import { dateLocaleOf } from '@kontor/portal-core/dates';
import {
  columnLabels,
  columnsOfSource,
  dayToTell,
  usedColumns,
  type Detection,
  type Dialect,
  type Inspection,
  type LeftOutLine,
  type Reading,
  type UnusedColumn,
  type Understanding,
} from '@kontor/portal-core/order-import';
import { type Io, printable, quotedForShell } from '../../terminal/index.js';
import { fieldName, recipeLines } from './recipe-lines.js';
import { quoted } from '../task/quoted.js';

const DELIMITER_TEXT: Readonly<Record<string, string>> = { '\t': 'Tab' };
/** Number of values shown of an unused column. */
const SHOWN_VALUES = 3;
/** Maximum number of left-out lines listed. */
const SHOWN_LINES = 5;

type Words = Pick<Io, 't' | 'language'>;

/** Describes what was detected: the format in one line, the column of each field, and the unused columns. */
export function detectionText(
  {
    name,
    detection,
    rows,
    samples,
  }: Pick<Inspection, 'detection' | 'rows' | 'samples'> & { readonly name: string },
  reading: Reading,
  { matches, unused, missingLabels }: Pick<Understanding, 'matches' | 'unused' | 'missingLabels'>,
  io: Words,
): string {
  const { dialect, mapping, header } = reading;
  const { t } = io;
  const { workbook } = detection;
  const delimiter = DELIMITER_TEXT[dialect.delimiter] ?? dialect.delimiter;
  const parts = [
    ...(workbook === undefined
      ? [dialect.encoding, t('cli.detectedDelimiter', { delimiter })]
      : [t('orderImport.sheetNamed', { name: printable(workbook.sheet) })]),
    headerText(dialect, t),
    ...(dialect.dateOrder ? [t(`cli.dateOrder_${dialect.dateOrder}`)] : []),
    t(mapping.mode === 'comma' ? 'cli.modeComma' : 'cli.modeNewLine'),
    t('cli.rows', { count: rows }),
  ];
  return [
    `${name}: ${parts.join(' · ')}`,
    ...otherTablesText(detection, t),
    ...asideText(detection, t),
    ...recipeLines(mapping, header, matches, io),
    ...missingLabelsText(missingLabels, t),
    ...datesText(reading, samples, io),
    ...leftOutText(detection.leftOut, detection.leftOutCount, t),
    ...unusedText(unused, header, t),
  ].join('\n');
}

/** Number of dates shown with the days that they are read as. */
const SHOWN_DATES = 3;

/** Tells how dates are read that do not tell it by themselves: `18.11.26 → 18.11.2026`. */
function datesText(
  { dialect, mapping }: Reading,
  samples: Inspection['samples'],
  { t, language }: Words,
): string[] {
  const columns = columnsOfSource(mapping.columns.date);
  const texts = new Set(
    samples.map((cells) =>
      columns
        .map((column) => cells[column] ?? '')
        .join(' ')
        .trim(),
    ),
  );
  const read = [...texts].flatMap((text) => {
    const day = dayToTell(text, dialect.dateOrder);
    return day === null ? [] : [{ text, day: new Date(day) }];
  });
  if (read.length === 0) return [];
  const format = new Intl.DateTimeFormat(dateLocaleOf(language), { dateStyle: 'medium', timeZone: 'UTC' });
  const told = read
    .slice(0, SHOWN_DATES)
    .map(({ text, day }) => `${printable(text)} → ${format.format(day)}`);
  return [`  ${fieldName('date', t)}: ${told.join(', ')}`];
}

function headerText({ hasHeader, firstLine = 1, headerRows = 1 }: Dialect, t: Words['t']): string {
  if (!hasHeader) return t('cli.detectedNoHeader');
  if (headerRows === 2) return t('cli.detectedHeaderLines', { line: firstLine, next: firstLine + 1 });
  return firstLine === 1 ? t('cli.detectedHeader') : t('cli.detectedHeaderLine', { line: firstLine });
}

/** Lists sheets that may contain orders, too, but are not read. */
function otherTablesText({ workbook }: Pick<Detection, 'workbook'>, t: Words['t']): string[] {
  if (workbook?.otherTables === undefined) return [];
  const { otherTables, sheet } = workbook;
  const sheets = otherTables.map((name) => t('orderImport.quoted', { text: printable(name) })).join(', ');
  const told = t('orderImport.otherTables', { count: otherTables.length, sheets, sheet: printable(sheet) });
  const flags = `--sheet ${quotedForShell(printable(otherTables[0] ?? ''))}`;
  return [`${told} (${t('cli.takeIn', { flags })})`];
}

/** Mentions a list beside the orders that is not read. */
function asideText({ aside }: Pick<Detection, 'aside'>, t: Words['t']): string[] {
  return aside === undefined ? [] : [t('orderImport.aside', { columns: printable(aside.names.join(', ')) })];
}

/** Lists lines that are not orders, with the reasons, so that none is lost unnoticed. */
function leftOutText(leftOut: readonly LeftOutLine[], count: number, t: Words['t']): string[] {
  const told = leftOut.slice(0, SHOWN_LINES).map(({ line, reason, text }) => {
    const what = t('orderImport.leftOutLine', { line, reason: t(`orderImport.leftOutReason_${reason}`) });
    return `  ${what} ${printable(text)}`.trimEnd();
  });
  if (count === 0) return [];
  const more = count > told.length ? [`  ${t('cli.moreLines', { count: count - told.length })}`] : [];
  return [t('orderImport.leftOutLines', { count }), ...told, ...more];
}

/** Names the columns of a saved mapping that the file does not have. */
export const missingLabelsText = (labels: Understanding['missingLabels'], t: Words['t']): string[] =>
  labels.length === 0 ? [] : [t('cli.missingLabels', { columns: printable(labels.join(', ')) })];

/** Lists unused columns with values, each with samples. */
export function unusedText(
  unused: readonly UnusedColumn[],
  header: readonly string[],
  t: Words['t'],
): string[] {
  if (unused.length === 0) return [];
  return [t('cli.unusedColumns', { columns: shownColumns(unused, header, t) })];
}

/** Lists columns by label, with some of their distinct values: the second is often the one that matters. */
export function shownColumns(
  unused: readonly Pick<UnusedColumn, 'column' | 'samples' | 'hidden'>[],
  header: readonly string[],
  t: Words['t'],
): string {
  const labels = columnLabels(header);
  const columns = unused.map(({ column, samples, hidden }) => {
    const values = samples.slice(0, SHOWN_VALUES).map((sample) => quoted(shortened(sample), t));
    const label = labels[column] ?? '';
    return [hidden === true ? t('orderImport.columnHidden', { column: label }) : label, ...values].join(' ');
  });
  return printable(columns.join(', '));
}

const shortened = (text: string): string => (text.length > 24 ? `${text.slice(0, 23)}…` : text);

/** Labels of the unused columns, as the report names them. */
export function unusedLabels({ mapping, header }: Reading, unused: readonly UnusedColumn[]): string[] {
  const labels = columnLabels(header);
  const used = usedColumns(mapping);
  return unused.filter(({ column }) => !used.has(column)).map(({ column }) => labels[column] ?? '');
}
