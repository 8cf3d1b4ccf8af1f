import {
  applyProfile,
  fieldsOfMode,
  matchHeader,
  missingFields,
  type ImportField,
  type ImportMapping,
  type ImportProfileContent,
  type Inspection,
} from '@kontor/portal-core/order-import';
import { CliError, usageError } from '../terminal/cli-error.js';
import { EXIT } from '../terminal/exit-code.js';
import type { ImportChoices } from './import-options.js';

type Columns = Partial<Record<ImportField, number>>;

/**
 * The mapping of a file: the profile's, or the one its header and values suggest, changed by `--map` and `--set`. A mapping that
 * lacks a needed field is a usage error naming the fields and the flag.
 */
export function chooseMapping(
  { header, samples }: Pick<Inspection, 'header' | 'samples'>,
  choices: ImportChoices,
  profile: ImportProfileContent | null,
): ImportMapping {
  const proposed = profile
    ? applyProfile(profile, header).mapping
    : matchHeader(header, samples, choices.mode ? { mode: choices.mode } : {}).mapping;
  const mode = choices.mode ?? proposed.mode;
  const constants = { ...proposed.constants, ...Object.fromEntries(choices.constants) };
  const columns = withChosen(proposed.columns, header, choices);
  const mapping: ImportMapping = {
    mode,
    columns: Object.fromEntries(Object.entries(columns).filter(([field]) => belongs(field, mode))),
    ...(Object.keys(constants).length > 0 ? { constants } : {}),
  };
  refuseIncomplete(mapping, header);
  return mapping;
}

function belongs(field: string, mode: ImportMapping['mode']): boolean {
  return fieldsOfMode(mode).includes(field as ImportField);
}

/** A chosen column is taken from the field it was proposed for; an empty name, or a constant, leaves a field without a column. */
function withChosen(proposed: Columns, header: readonly string[], choices: ImportChoices): Columns {
  const columns: Columns = { ...proposed };
  for (const [field, name] of choices.columns) {
    delete columns[field];
    if (name === '') continue;
    const column = columnOf(name, header);
    for (const other of Object.keys(columns) as ImportField[]) {
      if (columns[other] === column && !choices.columns.has(other)) delete columns[other];
    }
    columns[field] = column;
  }
  for (const field of choices.constants.keys()) delete columns[field];
  return columns;
}

/** A column by its header, in any case of letters, or by its number from 1. */
function columnOf(name: string, header: readonly string[]): number {
  const exact = header.indexOf(name);
  if (exact >= 0) return exact;
  const folded = header.findIndex((title) => title.trim().toLowerCase() === name.trim().toLowerCase());
  if (folded >= 0) return folded;
  const number = /^[1-9]\d{0,3}$/.test(name) ? Number(name) : 0;
  if (number >= 1 && number <= header.length) return number - 1;
  const params = { value: name, flag: '--map', choices: header.join(', ') };
  throw usageError('value_invalid', { key: 'cli.valueInvalid', params });
}

function refuseIncomplete(mapping: ImportMapping, header: readonly string[]): void {
  const missing = missingFields(mapping);
  if (missing.length === 0) return;
  throw new CliError(
    'mapping_incomplete',
    EXIT.usage,
    { key: 'validation.mappingIncomplete' },
    {
      key: 'cli.hintMapping',
      params: { fields: missing.join(', '), first: missing[0] ?? '', columns: header.join(', ') },
    },
  );
}
