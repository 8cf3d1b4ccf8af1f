import {
  DATE_ORDERS,
  IMPORT_DELIMITERS,
  IMPORT_ENCODINGS,
  IMPORT_MODES,
  parseValuePair,
  REMARKS_READ,
  type DialectOverrides,
  type ImportDelimiter,
  type ImportEncoding,
  type ImportMode,
  type ValuePair,
} from '@kontor/portal-core/order-import';
import type { SettingOptions } from '../../config/index.js';
import { chosen, chosenNumber, usageError } from '../../terminal/index.js';
import { modeOfPlaces } from './mode-of-places.js';
import { parsePlace, valueField, type SourcePlace } from './source-place.js';

/** The options of `kontor orders import`, as typed. */
export interface OrdersImportOptions extends SettingOptions {
  readonly file: string;
  readonly map?: readonly string[];
  readonly set?: readonly string[];
  readonly value?: readonly string[];
  readonly ignore?: readonly string[];
  readonly remarksRead?: boolean;
  readonly mode?: string;
  readonly encoding?: string;
  readonly delimiter?: string;
  readonly dateOrder?: string;
  readonly headerLine?: string;
  readonly headerRows?: string;
  /** False with `--no-header`. */
  readonly header?: boolean;
  readonly skipLine?: readonly string[];
  readonly keepLine?: readonly string[];
  readonly sheet?: string;
  readonly onConflict?: string;
  readonly replace?: readonly string[];
  readonly twins?: string;
  readonly dryRun?: boolean;
  readonly offline?: boolean;
  readonly resume?: boolean;
  readonly new?: boolean;
  readonly errors?: string;
  readonly force?: boolean;
  readonly yes?: boolean;
}

/** What happens to orders whose number belongs to a stored order with other content. */
export const CONFLICT_CHOICES = ['skip', 'replace', 'stop'] as const;
export type ConflictChoice = (typeof CONFLICT_CHOICES)[number];

/** What happens to orders that are stored already under quite another number. */
export const TWIN_CHOICES = ['store', 'hold'] as const;
export type TwinChoice = (typeof TWIN_CHOICES)[number];

/** A field with the text after its `=`. */
export interface PlacedText {
  readonly place: SourcePlace;
  readonly text: string;
}

/** The user's choices about the file; absent parts are detected, or asked for. */
export interface ImportChoices {
  readonly mode?: ImportMode;
  readonly dialect: DialectOverrides;
  /** Column expressions; an empty one means no column. */
  readonly columns: readonly PlacedText[];
  readonly constants: readonly PlacedText[];
  readonly values: readonly ValuePair[];
  /** Column expressions of columns to ignore. */
  readonly ignored: readonly string[];
  readonly onConflict?: ConflictChoice;
  /** Numbers of orders that replace the stored ones although nothing was chosen for all, or those go to somebody else. */
  readonly replaced: readonly string[];
  readonly twins?: TwinChoice;
}

/** Parses the options. Throws a usage error naming the flag of an invalid value. */
export function readChoices(options: OrdersImportOptions): ImportChoices {
  exclude(options);
  const columns = readPairs(options.map ?? [], '--map');
  const constants = readPairs(options.set ?? [], '--set');
  const said = options.mode === undefined ? undefined : chosen(options.mode, IMPORT_MODES, '--mode');
  const mode = modeOfPlaces(said, columns, constants);
  const { onConflict, twins } = options;
  return {
    ...(mode === undefined ? {} : { mode }),
    dialect: readDialect(options),
    columns,
    constants,
    values: [...(options.value ?? []).map(readValue), ...(options.remarksRead ? [REMARKS_READ] : [])],
    ignored: options.ignore ?? [],
    replaced: options.replace ?? [],
    ...(onConflict === undefined
      ? {}
      : { onConflict: chosen(onConflict, CONFLICT_CHOICES, '--on-conflict') }),
    ...(twins === undefined ? {} : { twins: chosen(twins, TWIN_CHOICES, '--twins') }),
  };
}

/** The options that say how a file is read. */
export type DialectOptions = Pick<
  OrdersImportOptions,
  | 'encoding'
  | 'delimiter'
  | 'dateOrder'
  | 'headerLine'
  | 'headerRows'
  | 'header'
  | 'skipLine'
  | 'keepLine'
  | 'sheet'
>;

/** Parses the options that say how a file is read. Throws a usage error naming the flag of an invalid value. */
export function readDialect(options: DialectOptions): DialectOverrides {
  const { encoding, delimiter, dateOrder, headerLine, headerRows, sheet } = options;
  const skipLines = (options.skipLine ?? []).map((line) => chosenNumber(line, '--skip-line'));
  const keepLines = (options.keepLine ?? []).map((line) => chosenNumber(line, '--keep-line'));
  return {
    ...(encoding !== undefined && { encoding: readEncoding(encoding) }),
    ...(delimiter !== undefined && { delimiter: readDelimiter(delimiter) }),
    ...(dateOrder !== undefined && { dateOrder: chosen(dateOrder, DATE_ORDERS, '--date-order') }),
    ...(headerLine !== undefined && {
      hasHeader: true,
      firstLine: chosenNumber(headerLine, '--header-line'),
    }),
    ...(options.header === false && { hasHeader: false }),
    ...(headerRows !== undefined && {
      headerRows: chosen(headerRows, ['1', '2'], '--header-rows') === '2' ? 2 : 1,
    }),
    ...(skipLines.length > 0 && { skipLines }),
    ...(keepLines.length > 0 && { keepLines }),
    ...(sheet !== undefined && { sheet }),
  };
}

/** Throws a usage error for options that contradict each other, or that lack another option. */
function exclude(options: OrdersImportOptions): void {
  if (options.offline && !options.dryRun) {
    const params = { flag: '--offline', other: '--dry-run' };
    throw usageError('flag_needs', { key: 'cli.flagNeeds', params });
  }
  const noHeader = options.header === false;
  const pairs = [
    [options.resume, '--resume', options.new, '--new'],
    [options.resume, '--resume', options.dryRun, '--dry-run'],
    [options.new, '--new', options.dryRun, '--dry-run'],
    [noHeader, '--no-header', options.headerLine, '--header-line'],
    [noHeader, '--no-header', options.headerRows, '--header-rows'],
  ] as const;
  const both = pairs.find(([one, , two]) => Boolean(one) && Boolean(two));
  if (both)
    throw usageError('flags_exclude', { key: 'cli.flagsExclude', params: { flag: both[1], other: both[3] } });
}

/** Other names of the encodings, without hyphens and underscores. */
const ENCODING_NAMES: Readonly<Record<string, ImportEncoding>> = {
  utf8: 'utf-8',
  utf16: 'utf-16le',
  latin1: 'windows-1252',
  iso88591: 'windows-1252',
  cp1252: 'windows-1252',
  ansi: 'windows-1252',
  cp1250: 'windows-1250',
  latin2: 'iso-8859-2',
  latin9: 'iso-8859-15',
  mac: 'macintosh',
  macroman: 'macintosh',
  cp850: 'ibm850',
};

function readEncoding(text: string): ImportEncoding {
  const named = ENCODING_NAMES[text.toLowerCase().replaceAll(/[-_ ]/g, '')];
  return named ?? chosen(text, IMPORT_ENCODINGS, '--encoding');
}

const DELIMITER_NAMES: Readonly<Record<string, ImportDelimiter>> = { tab: '\t', '\\t': '\t', pipe: '|' };

function readDelimiter(text: string): ImportDelimiter {
  const found = DELIMITER_NAMES[text.toLowerCase()] ?? IMPORT_DELIMITERS.find((known) => known === text);
  if (found !== undefined) return found;
  const params = { value: text, flag: '--delimiter', choices: '; , | tab' };
  throw usageError('value_invalid', { key: 'cli.valueInvalid', params });
}

function readPairs(pairs: readonly string[], flag: string): PlacedText[] {
  return pairs.map((pair) => {
    const at = pair.indexOf('=');
    const place = parsePlace(at < 0 ? pair : pair.slice(0, at), flag);
    if (at >= 0) return { place, text: pair.slice(at + 1) };
    throw usageError('pair_invalid', { key: 'cli.pairInvalid', params: { flag, example: `${pair}=…` } });
  });
}

function readValue(pair: string): ValuePair {
  const [, field, rest = ''] = /^\s*(\w+)\s*(:.*)$/s.exec(pair) ?? [];
  const read = field === undefined ? null : parseValuePair(`${valueField(field)}${rest}`);
  if (read !== null) return read;
  const params = { value: pair, example: '--value "salutation:Divers=frau"' };
  throw usageError('pair_invalid', { key: 'cli.valuePairInvalid', params });
}
