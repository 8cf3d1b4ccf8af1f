import {
  columnLabels,
  columnsOfSource,
  formatSource,
  type Question,
  type Understanding,
} from '@kontor/portal-core/order-import';
import { type Io, printable } from '../terminal/index.js';
import { formatForShell } from './accepting-flags.js';
import { shownColumns } from './detection-text.js';
import { fieldName } from './recipe-lines.js';
import { quoted } from './quoted.js';

type Words = Pick<Io, 't' | 'language'>;

/** Text of one question: the field, the chosen columns with sample values, and the reason. */
export function questionText(
  question: Question,
  understanding: Understanding,
  header: readonly string[],
  words: Words,
): string {
  const { kind, fields, columns, others, word = '', samples } = question;
  const { t } = words;
  const labels = columnLabels(header);
  if (kind === 'onePiece')
    return `${fields.map((one) => fieldName(one, t)).join(', ')}: ${t('cli.question_onePiece')}`;
  const taken = takenText(question, understanding, header, words);
  const values = samples.map((sample) => quoted(sample, t)).join(', ');
  const what = fields.map((one) => fieldName(one, t)).join(', ');
  const from = columns.length === 0 ? '' : ` ← ${printable(taken)}`;
  const shown = `${what}${from}${values === '' ? '' : ` (${values})`}: `;
  if (kind === 'leftOut' || kind === 'held') {
    const left = understanding.unused.filter(({ column }) => others.includes(column));
    const told = t(`cli.question_${kind}`, { columns: shownColumns(left, header, t) });
    // All orders are meant, not the field whose column stands for them.
    return kind === 'held' ? told : `${shown}${told}`;
  }
  const named = (list: readonly number[]) => list.map((column) => labels[column] ?? '');
  const told =
    kind === 'hidden'
      ? named(columns)
          .map((name) => quoted(name, t))
          .join(', ')
      : word;
  const params = { word: told, others: named(others).join(', '), count: columns.length };
  return `${shown}${printable(t(`cli.question_${kind}`, params))}`;
}

function takenText(
  { fields, columns }: Question,
  { mapping }: Understanding,
  header: readonly string[],
  { language }: Words,
): string {
  const labels = columnLabels(header);
  const [field] = fields;
  const source = field === undefined || fields.length > 1 ? undefined : mapping.columns[field];
  return source === undefined
    ? columns.map((column) => labels[column] ?? '').join(', ')
    : formatSource(source, labels, language);
}

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
