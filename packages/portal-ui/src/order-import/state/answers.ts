import { fieldNames } from '@kontor/portal-core/fields';
import {
  isBeside,
  REMARKS_READ,
  type DialectOverrides,
  type ImportMapping,
  type ValueField,
} from '@kontor/portal-core/order-import';
import type { SaidMeaning } from './draft-changes.js';

/** The user's answer to a doubt about the file: a text and its meaning, or lines and whether they are rows. */
export type Answer =
  | {
      readonly kind: 'remark' | 'remarks' | 'product' | 'stands' | 'noItem' | 'unit';
      readonly key: string;
      readonly field: ValueField;
      readonly text: string;
      readonly meaning: string;
    }
  | { readonly kind: 'kept' | 'skipped'; readonly key: string; readonly lines: readonly number[] };

/** Key of a doubt; the same for the question and its answer. */
export const textKey = ({ field, text }: Pick<SaidMeaning, 'field' | 'text'>): string => `${field}:${text}`;
export const lineKey = (line: number): string => `line:${line}`;

/** Whether a pair says that all remarks of the file were read. */
export const isAllRead = ({ field, text }: Pick<SaidMeaning, 'field' | 'text'>): boolean =>
  field === REMARKS_READ.field && text === REMARKS_READ.text;

/** The answers given for a file, in the order of its fields and lines. */
export function answersOf(
  { values = {} }: Pick<ImportMapping, 'values'>,
  { keepLines = [], skipLines = [] }: Pick<DialectOverrides, 'keepLines' | 'skipLines'>,
): readonly Answer[] {
  const fields = fieldNames(values);
  const texts = fields.flatMap((field) =>
    Object.entries(values[field] ?? {}).flatMap(([text, meaning]): Answer[] => {
      const kind = kindOf(field, text, meaning);
      return kind === null ? [] : [{ kind, key: textKey({ field, text }), field, text, meaning }];
    }),
  );
  const lines = (kind: 'kept' | 'skipped', said: readonly number[]): Answer[] =>
    runsOf(said).map((run) => ({ kind, key: lineKey(run[0] ?? 0), lines: run }));
  return [...texts, ...lines('kept', keepLines), ...lines('skipped', skipLines)];
}

/** The kind of an answer. A text that merely stands for another is no answer to a doubt. */
function kindOf(field: ValueField, text: string, meaning: string) {
  if (isAllRead({ field, text })) return 'remarks';
  if (field === 'remark' || field === 'status') return meaning === '' ? 'remark' : null;
  if (field === 'unit') return /^\d+$/.test(meaning) ? 'unit' : null;
  if (field === 'product_named' || field === 'product_called' || isBeside({ field, text })) return 'product';
  if (field === 'product_id' && meaning === '') return 'noItem';
  return text !== '' && text === meaning ? 'stands' : null;
}

/** Groups consecutive lines. */
function runsOf(lines: readonly number[]): readonly (readonly number[])[] {
  const runs: number[][] = [];
  for (const line of [...new Set(lines)].sort((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run?.at(-1) === line - 1) run.push(line);
    else runs.push([line]);
  }
  return runs;
}
