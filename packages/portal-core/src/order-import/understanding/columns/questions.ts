import { columnsOfSource } from '../../recipe/field-source.js';
import type { ImportField } from '../../order-import.types.js';
import type { Column } from './column.js';
import type { Pick } from './pick.js';
import type { Question, QuestionKind } from '../../understanding.types.js';

/** Most different values that a question shows. */
const MOST_SAMPLES = 3;

/** Different values of some columns, row by row, a row's cells joined by a space; at most three. */
export function samplesOf(columns: readonly number[], samples: readonly (readonly string[])[]): string[] {
  const shown = new Set<string>();
  for (const row of samples) {
    const text = columns
      .map((column) => (row[column] ?? '').trim())
      .filter((cell) => cell !== '')
      .join(' ');
    if (text !== '') shown.add(text);
    if (shown.size === MOST_SAMPLES) break;
  }
  return [...shown];
}

/** A question without its samples. */
export type OpenQuestion = Omit<Question, 'samples' | 'id'>;

/** The questions about a pick for a field: the reason why it was taken, unknown words, equally good columns. */
export function questionsOfPick(field: ImportField, pick: Pick): OpenQuestion[] {
  const about = (kind: QuestionKind, word?: string): OpenQuestion => ({
    kind,
    fields: [field],
    columns: columnsOfSource(pick.source),
    others: pick.others.map(({ index }) => index),
    ...(word === undefined ? {} : { word }),
  });
  if (pick.ask === 'missing')
    return [{ ...about('missing'), columns: [], others: meantInstead(field, pick) }];
  const stranger = pick.columns.find(({ quality }) => quality === 'unexplained');
  if (stranger !== undefined) return [about('unexplained', stranger.word)];
  if (pick.ask !== undefined) return [about(pick.ask, pick.word)];
  if (isChoice(pick)) return [about('choice')];
  return pick.columns.some(isGuess) ? [about('similar')] : [];
}

/** Whether other columns could be meant: blank ones are none beside one that is filled. */
function isChoice({ columns, others }: Pick): boolean {
  const isFilled = ({ values }: Column) => values.length > 0;
  return others.some(isFilled) || (others.length > 0 && !columns.some(isFilled));
}

/** The columns to choose from for a field that nothing is proposed for: of a quantity, its own column is one of several. */
function meantInstead(field: ImportField, { source, others }: Pick): number[] {
  const own = field === 'quantity' ? columnsOfSource(source) : [];
  return [...new Set([...own, ...others.map(({ index }) => index)])];
}

/** Whether a header has a typing error, or a word that more often means something else. */
export const isGuess = ({ quality, reading }: Column): boolean =>
  quality === 'similar' || reading?.weak === true;

/**
 * The id of a question, stable while kind, fields and columns are the same: `choice:quantity:4/7`, columns from 1, alternatives after the
 * slash.
 */
export function questionId({ kind, place, fields, columns, others }: OpenQuestion): string {
  const named = (some: readonly number[]) => some.map((column) => column + 1).join('+');
  const parts = [kind, place ?? '', fields.join('+'), named(columns)].filter((part) => part !== '').join(':');
  return others.length === 0 ? parts : `${parts}/${named(others)}`;
}
