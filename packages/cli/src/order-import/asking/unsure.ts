import {
  columnLabels,
  formatSource,
  type Question,
  type Understanding,
} from '@kontor/portal-core/order-import';
import { CliError, EXIT, type Io, printable } from '../../terminal/index.js';
import { flagsOfItems, typedFlags, writerFor, type Flag } from './accepting-flags.js';
import { missingLabelsText, unusedText } from './detection-text.js';
import { flagsOfAddress } from './other-address.js';
import { askedPlaces, atStake, joinedWithUnused, questionText } from './question-text.js';
import { fieldName, recipeLines } from './recipe-lines.js';
import { itemsTogether, withFurtherItems } from './second-item.js';
import { partedFlags, type PartedFlags } from './parted-flags.js';
import { sureFlags, type LookWith } from './sure-flags.js';
import { quoted } from '../task/quoted.js';

type Words = Pick<Io, 't' | 'language'>;

/**
 * Error for a file that is not mapped with certainty, without a terminal to ask at. Lists the mapping, each question
 * with sample values, missing fields, unused columns, and the flags that would answer. The code is `mapping_incomplete`
 * if a required field has no source.
 */
export function unsureError(
  understanding: Understanding,
  header: readonly string[],
  io: Words,
  look: LookWith,
): CliError {
  const { mapping, questions, matches, unused, missingLabels } = understanding;
  const { t } = io;
  const words = { language: io.language, placeholder: t('cli.placeholder') };
  const { flags, ...onlyIf } = partedFlags(
    sureFlags(understanding, header, words, look),
    questions,
    header,
    io,
  );
  const [missing, guesses] = parted(questions);
  const without = askedPlaces(questions, mapping);
  const lines = [
    ...section(t('cli.understood'), recipeLines(mapping, header, matches, { ...io, without })),
    ...section(
      t('cli.toConfirm'),
      guesses.flatMap((question) => questionLines(question, understanding, header, io)),
    ),
    ...section(
      t('cli.missing'),
      missing.map((question) => `  ${missingText(question, header, t)}`),
    ),
    ...missingLabelsText(missingLabels, t),
    ...unusedText(unused, header, t),
    ...(missing.length === 0
      ? []
      : [t('cli.columnsOfFile', { columns: printable(columnLabels(header).join(', ')) })]),
    ...answerLines(flags, missing.length > 0, t),
    ...onlyIfLines(onlyIf, t),
  ];
  const incomplete = missing.length > 0;
  return new CliError(
    incomplete ? 'mapping_incomplete' : 'mapping_unsure',
    EXIT.usage,
    {
      key: incomplete ? 'validation.mappingIncomplete' : 'cli.mappingUnsure',
      params: { count: guesses.length },
    },
    undefined,
    {
      lines,
      data: dataOf(understanding, header, io, {
        flags: argumentsOf(flags),
        flags_if_all_are_sent: argumentsOf(onlyIf.sendingAll),
        flags_if_nothing_is_ordered: argumentsOf(onlyIf.orderingNothing),
      }),
    },
  );
}

function answerLines(flags: readonly Flag[], isIncomplete: boolean, t: Words['t']): string[] {
  if (flags.length === 0) return [];
  return [t(isIncomplete ? 'cli.answerWith' : 'cli.answerWithSame', { flags: typedFlags(flags) })];
}

function onlyIfLines({ sendingAll, orderingNothing }: Omit<PartedFlags, 'flags'>, t: Words['t']): string[] {
  return [
    ...(sendingAll.length === 0 ? [] : [t('cli.answerIfAllSent', { flags: typedFlags(sendingAll) })]),
    ...(orderingNothing.length === 0
      ? []
      : [t('cli.answerIfNothingOrdered', { flags: typedFlags(orderingNothing) })]),
  ];
}

const argumentsOf = (flags: readonly Flag[]): string[] => flags.flatMap(({ flag, value }) => [flag, value]);

/** The flags that take another address of the file instead, with its sample values. */
function otherAddressLines(
  { otherAddresses = [] }: Question,
  header: readonly string[],
  { t, language }: Words,
): string[] {
  return otherAddresses.map((other) => {
    const values = other.samples.map((sample) => quoted(sample, t)).join(', ');
    const flags = typedFlags(flagsOfAddress(other, header, language));
    return `    ${t('cli.otherAddress', { values, flags })}`;
  });
}

/** The flags that take the products that could be meant instead as further items of the row; none if the proposed flags do so already. */
function togetherLines(
  question: Question,
  understanding: Understanding,
  header: readonly string[],
  { t, language }: Words,
): string[] {
  const items = itemsTogether(question, understanding);
  if (items === null || withFurtherItems(understanding).items !== undefined) return [];
  const flags = typedFlags(flagsOfItems({ ...understanding.mapping, items }, writerFor(header, language)));
  return [`    ${t('cli.takeTogether', { flags })}`];
}

/** Lines of a question and, if columns would stay unused, the flag that includes them. */
function questionLines(
  question: Question,
  understanding: Understanding,
  header: readonly string[],
  io: Words,
): string[] {
  const text = `  ${questionText(question, understanding, header, io)}`;
  const [field] = question.fields;
  const joined = question.kind === 'leftOut' ? joinedWithUnused(question, understanding, header, io) : null;
  if (joined === null)
    return [
      text,
      ...togetherLines(question, understanding, header, io),
      ...otherAddressLines(question, header, io),
    ];
  const flags = typedFlags([{ flag: '--map', value: `${field}=${joined}` }]);
  return [text, `    ${io.t('cli.takeIn', { flags })}`];
}

/** Describes a field without a source, and the columns that contradict a proposal or could be meant. */
function missingText(question: Question, header: readonly string[], t: Words['t']): string {
  const { fields, others } = question;
  const names = fields.map((one) => fieldName(one, t)).join(', ');
  const numbered = typedFlags([{ flag: '--set', value: t('cli.missingNumberExample') }]);
  const field = fields.includes('external_order_id')
    ? t('cli.missingNumber', { field: names, flag: numbered })
    : names;
  if (others.length === 0) return field;
  const labels = columnLabels(header);
  const columns = others.map((column) => quoted(labels[column] ?? '', t)).join(', ');
  return `${printable(t('cli.missingMind', { field, columns }))}${atStake(question, t)}`;
}

function parted(questions: readonly Question[]): [Question[], Question[]] {
  return [
    questions.filter(({ kind }) => kind === 'missing'),
    questions.filter(({ kind }) => kind !== 'missing'),
  ];
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [title, ...lines];
}

/** The error's data for scripts: columns by label, flags as in an argument list. */
function dataOf(
  { mapping, matches, questions, unused, missingLabels }: Understanding,
  header: readonly string[],
  { language }: Words,
  more: Readonly<Record<`flags${string}`, readonly string[]>>,
): Readonly<Record<string, unknown>> {
  const labels = columnLabels(header);
  const names = (columns: readonly number[]) => columns.map((column) => labels[column] ?? '');
  return {
    mode: mapping.mode,
    understood: matches.map(({ source, ...match }) => ({
      ...match,
      source: formatSource(source, labels, language),
    })),
    constants: mapping.constants ?? {},
    questions: questions.map((question) => ({
      ...question,
      columns: names(question.columns),
      others: names(question.others),
    })),
    unused: unused.map(({ column, party, samples }) => ({ column: labels[column] ?? '', party, samples })),
    missingLabels,
    ...more,
  };
}
