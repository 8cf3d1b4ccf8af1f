import { itemSource } from '../../recipe/field-source.js';
import { IMPORT_FIELDS, type ImportField } from '../../order-import.types.js';
import { entriesOf, isAddressField, type Findings } from './findings.js';
import type { Pick } from '../columns/pick.js';
import { isGuess } from '../columns/questions.js';
import type { Said } from '../said/said.js';
import type { FieldMatch, MatchReason, Party } from '../../understanding.types.js';

/**
 * The columns mapped to each field with the reason: the fields in the order of the wizard's list, then the other party's, then items side
 * by side.
 */
export function matchesOf(found: Findings, said: Said): FieldMatch[] {
  const own = IMPORT_FIELDS.flatMap((field): FieldMatch[] => {
    const spoken = said.columns[field];
    if (spoken !== undefined) return [{ field, place: 'own', ...spoken, party: 'none' }];
    const pick = found.picks[field];
    return pick === undefined || pick.ask === 'missing' ? [] : [{ ...matchOf(field, pick), place: 'own' }];
  });
  return [...own, ...fallbackMatches(found, said), ...itemMatches(found, said)];
}

function fallbackMatches(found: Findings, said: Said): FieldMatch[] {
  if (said.fallback === undefined)
    return entriesOf(found.fallback).map(([field, pick]) => ({ ...matchOf(field, pick), place: 'fallback' }));
  const { fields = {}, reason = 'manual' } = said.fallback ?? {};
  return IMPORT_FIELDS.filter(isAddressField).flatMap((field) => {
    const source = fields[field];
    return source === undefined ? [] : [{ field, place: 'fallback', source, reason, party: 'none' }];
  });
}

function itemMatches(found: Findings, said: Said): FieldMatch[] {
  if (said.items === undefined)
    return found.items.flatMap(({ product, name, quantity }, item) =>
      (
        [
          ['product_id', product],
          ['product_name', name],
          ['quantity', quantity],
        ] as const
      ).flatMap(([field, pick]) =>
        pick === undefined ? [] : [{ ...matchOf(field, pick), place: 'item' as const, item }],
      ),
    );
  const { list = [], reason = 'manual' } = said.items ?? {};
  return list.flatMap((item, index) =>
    (['product_id', 'product_name', 'quantity'] as const).flatMap((field) => {
      const source = itemSource(item, field);
      return source === undefined
        ? []
        : [{ field, place: 'item' as const, item: index, source, reason, party: 'none' as const }];
    }),
  );
}

function matchOf(field: ImportField, pick: Pick): Omit<FieldMatch, 'place'> {
  return { field, source: pick.source, reason: reasonOf(pick), party: partyOf(field, pick) };
}

function reasonOf({ columns, ask }: Pick): MatchReason {
  if (ask === 'content') return 'content';
  if (ask !== undefined || columns.some((column) => isGuess(column) || column.quality === 'unexplained'))
    return 'similar';
  return columns.every(({ quality }) => quality === 'exact') ? 'exact' : 'dictionary';
}

function partyOf(field: ImportField, { columns: [column] }: Pick): Party {
  const speaks = isAddressField(field) || field === 'email';
  return !speaks || column === undefined || column.party === 'other' ? 'none' : column.party;
}
