import {
  DATE_ORDERS,
  IMPORT_DELIMITERS,
  IMPORT_ENCODINGS,
  IMPORT_FIELDS,
  IMPORT_MODES,
  type DateOrder,
  type ImportDelimiter,
  type ImportEncoding,
  type ImportField,
  type ImportMode,
} from '@kontor/portal-core/order-import';
import type { SettingOptions } from '../config/settings.js';
import { chosen } from '../terminal/chosen.js';
import { usageError } from '../terminal/cli-error.js';

/** The options of `kontor orders import`, as typed. */
export interface OrdersImportOptions extends SettingOptions {
  readonly file: string;
  readonly map?: readonly string[];
  readonly set?: readonly string[];
  readonly mode?: string;
  readonly encoding?: string;
  readonly delimiter?: string;
  readonly dateOrder?: string;
  readonly dryRun?: boolean;
  readonly offline?: boolean;
  readonly resume?: boolean;
  readonly new?: boolean;
  readonly errors?: string;
  readonly yes?: boolean;
}

/** What the person said about the file; absent parts are detected. */
export interface ImportChoices {
  readonly mode?: ImportMode;
  readonly encoding?: ImportEncoding;
  readonly delimiter?: ImportDelimiter;
  readonly dateOrder?: DateOrder;
  /** Column of a field: its header, or its number from 1. */
  readonly columns: ReadonlyMap<ImportField, string>;
  readonly constants: ReadonlyMap<ImportField, string>;
}

/** Reads the options; a value that makes no sense is a usage error naming its flag. */
export function readChoices(options: OrdersImportOptions): ImportChoices {
  exclude(options);
  const { mode, encoding, delimiter, dateOrder } = options;
  return {
    ...(mode === undefined ? {} : { mode: chosen(mode, IMPORT_MODES, '--mode') }),
    ...(encoding === undefined ? {} : { encoding: chosen(encoding, IMPORT_ENCODINGS, '--encoding') }),
    ...(delimiter === undefined ? {} : { delimiter: readDelimiter(delimiter) }),
    ...(dateOrder === undefined ? {} : { dateOrder: chosen(dateOrder, DATE_ORDERS, '--date-order') }),
    columns: readPairs(options.map ?? [], '--map'),
    constants: readPairs(options.set ?? [], '--set'),
  };
}

/** Pairs of options that contradict each other, and options that need another. */
function exclude(options: OrdersImportOptions): void {
  if (options.offline && !options.dryRun) {
    const params = { flag: '--offline', other: '--dry-run' };
    throw usageError('flag_needs', { key: 'cli.flagNeeds', params });
  }
  const pairs = [
    ['resume', '--resume', 'new', '--new'],
    ['resume', '--resume', 'dryRun', '--dry-run'],
    ['new', '--new', 'dryRun', '--dry-run'],
  ] as const;
  const both = pairs.find(([one, , two]) => options[one] && options[two]);
  if (both)
    throw usageError('flags_exclude', { key: 'cli.flagsExclude', params: { flag: both[1], other: both[3] } });
}

const DELIMITER_NAMES: Readonly<Record<string, ImportDelimiter>> = { tab: '\t', '\\t': '\t', pipe: '|' };

function readDelimiter(text: string): ImportDelimiter {
  const found = DELIMITER_NAMES[text.toLowerCase()] ?? IMPORT_DELIMITERS.find((known) => known === text);
  if (found !== undefined) return found;
  const params = { value: text, flag: '--delimiter', choices: '; , | tab' };
  throw usageError('value_invalid', { key: 'cli.valueInvalid', params });
}

function readPairs(pairs: readonly string[], flag: string): ReadonlyMap<ImportField, string> {
  return new Map(
    pairs.map((pair) => {
      const at = pair.indexOf('=');
      const field = chosen(at < 0 ? pair : pair.slice(0, at), IMPORT_FIELDS, flag);
      if (at < 0) {
        throw usageError('pair_invalid', { key: 'cli.pairInvalid', params: { flag, example: `${field}=…` } });
      }
      return [field, pair.slice(at + 1)];
    }),
  );
}
