import { issueMessage, type Translate } from '@kontor/portal-core/i18n';
import {
  columnLabels,
  fixedValueIssue,
  parseSource,
  type FieldSource,
  type ImportField,
} from '@kontor/portal-core/order-import';
import { printable } from '../../terminal/index.js';
import { quoted } from '../task/quoted.js';

/** What a typed text says about a field; `told` is what to say about one that cannot be used. */
export type Readable =
  'yes' | 'no' | { readonly source: FieldSource } | { readonly constant: string } | { readonly told: string };

/** A value that could be fixed for all orders, for fields that often have the same one. */
const EXAMPLES: Partial<Record<ImportField, string>> = {
  country: '=DE',
  salutation: '=frau',
  quantity: '=1',
};

/** How a fixed value of a field is written: `=DE`. */
export const exampleOf = (field: ImportField | undefined, t: Translate): string =>
  (field === undefined ? undefined : EXAMPLES[field]) ?? `=${t('cli.placeholderValue')}`;

/**
 * Reads an answer about a field: yes, no, a column expression, or a fixed value after `=`. A column takes precedence over yes
 * and no, because a file may have a column with such a name; its case does not matter.
 */
export function readAnswer(
  typed: string,
  field: ImportField | undefined,
  header: readonly string[],
  t: Translate,
): Readable {
  const labels = columnLabels(header);
  const example = exampleOf(field, t);
  if (typed === '') return { told: t('cli.answerEmpty', { columns: printable(labels.join(', ')), example }) };
  const word = typed.toLowerCase();
  if (!labels.includes(typed)) {
    if (t('cli.yes').startsWith(word)) return 'yes';
    if (t('cli.no').startsWith(word)) return 'no';
  }
  // `=3` is the value 3 here, not the third column.
  if (typed.startsWith('=')) return fixedAnswer(typed.slice(1).trim(), field, example, t);
  const label = labels.find((one) => one.toLowerCase() === word);
  const source = parseSource(typed, labels) ?? (label === undefined ? null : parseSource(label, labels));
  if (source !== null) return { source };
  return { told: t('cli.answerUnknown', { value: printable(typed), example }) };
}

function fixedAnswer(
  constant: string,
  field: ImportField | undefined,
  example: string,
  t: Translate,
): Readable {
  if (constant === '') return { told: t('cli.answerNoValue', { example }) };
  const issue = field === undefined ? null : fixedValueIssue(field, constant);
  return issue === null ? { constant } : { told: `${quoted(constant, t)}: ${issueMessage(t, issue)}` };
}
