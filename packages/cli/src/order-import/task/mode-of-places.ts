import { ITEM_FIELDS, type ImportMode } from '@kontor/portal-core/order-import';
import { usageError } from '../../terminal/index.js';
import type { PlacedText } from './import-options.js';
import { formatPlace, type SourcePlace } from './source-place.js';

/**
 * The mode needed by the fields that `--map` and `--set` name; the chosen one, or undefined if no field determines it.
 * Throws a usage error for a field that the mode does not use, because options must not be ignored.
 */
export function modeOfPlaces(
  said: ImportMode | undefined,
  columns: readonly PlacedText[],
  constants: readonly PlacedText[],
): ImportMode | undefined {
  let mode = said;
  let because = '--mode';
  for (const { place, text } of [...columns, ...constants]) {
    const needed = text === '' ? undefined : modeOf(place);
    if (needed === undefined) continue;
    if (mode !== undefined && mode !== needed) {
      const params = { field: formatPlace(place), mode, needed, because };
      throw usageError('field_of_other_mode', { key: 'cli.fieldOfOtherMode', params });
    }
    if (mode === undefined) because = formatPlace(place);
    mode = needed;
  }
  return mode;
}

function modeOf(place: SourcePlace): ImportMode | undefined {
  if (place.place === 'cancelled') return undefined;
  if (place.place === 'item') return 'new-line';
  const modes = Object.entries(ITEM_FIELDS) as [ImportMode, readonly string[]][];
  return modes.find(([, fields]) => fields.includes(place.field))?.[0];
}
