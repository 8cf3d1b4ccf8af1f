import {
  columnLabels,
  columnsOfSource,
  formatSource,
  type Question,
  type Understanding,
} from '@kontor/portal-core/order-import';
import { type Io, printable } from '../../terminal/index.js';
import { formatForShell, isOfAddress, isOfFallback } from './accepting-flags.js';
import { shownColumns } from './detection-text.js';
import { placeName, type FieldPlace } from './recipe-lines.js';
import { formatPlace } from '../task/source-place.js';
import { quoted } from '../task/quoted.js';

type Words = Pick<Io, 't' | 'language'>;

/** The places of a question's fields: those of the other address when the question is about it alone. */
export function placesOf(question: Question, mapping: Understanding['mapping']): FieldPlace[] {
  const { place = 'own', fields, columns } = question;
  const isOther = place === 'fallback' || isOfFallback(mapping, fields, columns);
  return fields.map((field) =>
    isOther && isOfAddress(field) ? { place: 'fallback', field } : { place: 'own', field },
  );
}

/** The places that questions are about, as flags name them; orders that are perhaps not to be sent are about no place. */
export const askedPlaces = (
  questions: readonly Question[],
  mapping: Understanding['mapping'],
): ReadonlySet<string> =>
  new Set(
    questions
      .filter(({ kind }) => kind !== 'held')
      .flatMap((question) => placesOf(question, mapping).map(formatPlace)),
  );

/** Text of one question: the field, the chosen columns with sample values, and the reason. */
export function questionText(
  question: Question,
  understanding: Understanding,
  header: readonly string[],
  words: Words,
): string {
  const { kind, columns, others, word = '', samples } = question;
  const { t } = words;
  const labels = columnLabels(header);
  const places = placesOf(question, understanding.mapping);
  const names = places.map((place) => placeName(place, t)).join(', ');
  if (kind === 'onePiece') return `${names}: ${t('cli.question_onePiece')}`;
  const taken = takenText(question, understanding.mapping, labels, words.language);
  const values = samples.map((sample) => quoted(sample, t)).join(', ');
  const from = columns.length === 0 ? '' : ` ← ${printable(taken)}`;
  const shown = `${names}${from}${values === '' ? '' : ` (${values})`}: `;
  if (kind === 'leftOut' || kind === 'held') {
    // A column of statuses is none of the unused ones.
    const left = others.map(
      (column) => understanding.unused.find((one) => one.column === column) ?? { column, samples: [] },
    );
    const told = t(`cli.question_${kind}`, { columns: shownColumns(left, header, t) });
    // All orders are meant, not the field whose column stands for them.
    return kind === 'held' ? told : `${shown}${told}${atStake(question, t)}`;
  }
  const named = (list: readonly number[]) => list.map((column) => labels[column] ?? '');
  const told =
    kind === 'hidden'
      ? named(columns)
          .map((name) => quoted(name, t))
          .join(', ')
      : word;
  const params = { word: told, others: named(others).join(', '), count: columns.length };
  return `${shown}${printable(t(`cli.question_${kind}`, params))}${atStake(question, t)}`;
}

/** What hangs on the answer where several columns count the pieces of a row; empty for other questions. */
export function atStake({ fields, others }: Question, t: Words['t']): string {
  const isCount = fields.length === 1 && fields[0] === 'quantity' && others.length > 0;
  return isCount ? `; ${t('orderImport.whichCount')}` : '';
}

// oxlint-disable-next-line max-params -- a question, and what its columns are written with
function takenText(
  question: Question,
  mapping: Understanding['mapping'],
  labels: readonly string[],
  language: Words['language'],
): string {
  const { columns } = question;
  const [place, ...others] = placesOf(question, mapping);
  const source = place === undefined || others.length > 0 ? undefined : sourceAt(place, mapping);
  return source === undefined
    ? columns.map((column) => labels[column] ?? '').join(', ')
    : formatSource(source, labels, language);
}

const sourceAt = (place: FieldPlace, { columns, fallback = {} }: Understanding['mapping']) =>
  place.place === 'fallback' ? fallback[place.field] : columns[place.field];

/** The field's columns joined with those left unused, as `--map` takes them; null if they are not parts of one text. */
export function joinedWithUnused(
  { fields, others }: Question,
  { mapping }: Understanding,
  header: readonly string[],
  { language }: Words,
): string | null {
  const [field] = fields;
  if (field === undefined || fields.length > 1 || field.startsWith('product')) return null;
  const columns = [...columnsOfSource(mapping.columns[field]), ...others];
  const [only = 0] = columns;
  return formatForShell(columns.length > 1 ? { columns } : only, columnLabels(header), language);
}
