import { columnsOfSource, itemSource } from '../../recipe/field-source.js';
import { missingFields } from '../../recipe/mapping.rules.js';
import {
  ADDRESS_FIELDS,
  IMPORT_FIELDS,
  type FieldSource,
  type ImportField,
  type ImportMapping,
} from '../../order-import.types.js';
import type { OpenQuestion } from '../columns/questions.js';
import { whatIsSaid } from './said.js';
import type { UnderstandOptions } from '../../understanding.types.js';

interface File {
  readonly header: readonly string[];
  readonly mapping: ImportMapping;
  /** The questions already asked; their fields are not asked about again. */
  readonly asked: readonly OpenQuestion[];
}

/**
 * Questions about a profile whose columns are not all in the file: one about the order's fields, which are now filled otherwise or not at
 * all, and one about the other party's address.
 */
export function misfitQuestions(
  { recipe, chosen }: UnderstandOptions,
  { header, mapping, asked }: File,
): OpenQuestion[] {
  if (recipe?.reason !== 'profile') return [];
  const { content } = recipe;
  const said = whatIsSaid(header, recipe, chosen);
  if (said.missingLabels.length === 0) return [];
  const ofOther = new Set(
    Object.values(content.fallback ?? {}).flatMap((source) => columnsOfSource<number | string>(source)),
  );
  const told = new Set([...missingFields(mapping), ...asked.flatMap(({ fields }) => fields)]);
  const isLost = (field: ImportField) =>
    said.open(field) && (content.columns[field] !== undefined || isFilled(field, mapping));
  const own = IMPORT_FIELDS.filter((field) => isLost(field) && !told.has(field));
  const others = ADDRESS_FIELDS.filter((field) => content.fallback?.[field] !== undefined);
  const found = own.flatMap((field) => sourcesOf(field, mapping));
  const misfit = { kind: 'misfit', others: [] } as const;
  const labels = (isOther: boolean) => quoted(said.missingLabels, (label) => ofOther.has(label) === isOther);
  const ofOrder = { ...misfit, fields: own, columns: columnsOf(found), word: labels(false) };
  const columns = columnsOf(Object.values(mapping.fallback ?? {}));
  const ofParty = { ...misfit, place: 'fallback', fields: others, columns, word: labels(true) } as const;
  return [
    ...(own.length === 0 ? [] : [ofOrder]),
    ...(said.fallback === undefined && others.length > 0 ? [ofParty] : []),
  ];
}

const columnsOf = (sources: readonly FieldSource[]): number[] => [
  ...new Set(sources.flatMap((source) => columnsOfSource(source))),
];

const quoted = (labels: readonly string[], isNamed: (label: string) => boolean): string =>
  labels
    .filter(isNamed)
    .map((label) => `“${label}”`)
    .join(', ');

const isFilled = (field: ImportField, mapping: ImportMapping): boolean =>
  sourcesOf(field, mapping).length > 0;

/** The columns of a field of the order, also where items stand side by side. */
const sourcesOf = (field: ImportField, { columns, items = [] }: ImportMapping): FieldSource[] =>
  [columns[field], ...items.map((item) => itemSource(item, field))].filter((source) => source !== undefined);
