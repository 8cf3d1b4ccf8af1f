import {
  columnLabels,
  type ChosenSources,
  type FieldSource,
  type ImportField,
  type ItemSource,
  type Question,
  type Understanding,
} from '@kontor/portal-core/order-import';
import { ask, CliError, EXIT, printable, say } from '../../terminal/index.js';
import { unusedText } from './detection-text.js';
import type { ImportTask } from '../task/import-task.js';
import { fieldName, recipeLines } from './recipe-lines.js';
import { whichAddress } from './other-address.js';
import { exampleOf, readAnswer } from './readable-answer.js';
import { itemsTogether } from './second-item.js';
import type { LookWith } from './sure-flags.js';
import type { Answers, Understood } from './understand-file.js';
import { askedPlaces, joinedWithUnused, questionText } from './question-text.js';
import { unsureError } from './unsure.js';

/** A file with questions about it. */
export interface Asked {
  readonly first: Answers;
  readonly look: (answers: Answers) => Understanding;
  readonly lookWith: LookWith;
}

/**
 * Asks every open question at the terminal: yes, no, another column, or a fixed value after `=`. The file is mapped
 * again after each answer. A question that stays open after a no, or that only the file can settle, ends the command as it would without a
 * terminal.
 */
export async function askQuestions(
  { io }: ImportTask,
  header: readonly string[],
  { first, look, lookWith }: Asked,
): Promise<Pick<Understood, 'understanding' | 'answers'>> {
  let answers = first;
  let understanding = look(answers);
  tellUnderstood(understanding, header, io);
  const refused = new Set<string>();
  for (;;) {
    const [question] = understanding.questions;
    if (question === undefined) return { understanding, answers };
    const answer = await answerTo(question, understanding, header, io);
    if (answer === 'no') {
      if (question.kind === 'held') throw heldBack();
      if (refused.has(question.id)) throw unsureError(understanding, header, io, lookWith);
      refused.add(question.id);
    }
    answers = withAnswer(answers, question, answer);
    understanding = look(answers);
  }
}

function tellUnderstood(
  { mapping, matches, questions, unused }: Understanding,
  header: readonly string[],
  io: ImportTask['io'],
): void {
  const without = askedPlaces(questions, mapping);
  const lines = recipeLines(mapping, header, matches, { ...io, without });
  for (const line of lines.length === 0 ? [] : [io.t('cli.understood'), ...lines]) say(io, line);
  for (const line of unusedText(unused, header, io.t)) say(io, line);
  say(io, io.t('cli.columnsOfFile', { columns: printable(columnLabels(header).join(', ')) }));
}

type Answer =
  | 'yes'
  | 'no'
  | { readonly source: FieldSource }
  | { readonly constant: string }
  | { readonly items: readonly ItemSource[] }
  | { readonly address: ChosenSources['columns'] };

/** A file whose orders are not all to be sent: which ones are not, only the file can say. */
const heldBack = (): CliError =>
  new CliError('not_confirmed', EXIT.failed, { key: 'cli.notConfirmed' }, { key: 'cli.hintHeld' });

/** Shows a question, and repeats its last line until the answer can be read. */
async function answerTo(
  question: Question,
  understanding: Understanding,
  header: readonly string[],
  io: ImportTask['io'],
): Promise<Answer> {
  if (question.kind === 'missing') return columnFor(question, understanding, header, io);
  const { t } = io;
  const takesColumn = question.fields.length === 1 && question.kind !== 'held';
  const asked = questionText(question, understanding, header, io);
  if (question.otherAddresses !== undefined) return addressAnswer(asked, question, io);
  say(io, asked);
  const items = itemsTogether(question, understanding);
  const text = items === null ? confirmText(question, understanding, header, io) : t('cli.askBoth');
  for (;;) {
    const typed = (await ask(io, text)).trim();
    if (typed === '') continue;
    if (items !== null && t('cli.both').startsWith(typed.toLowerCase())) return { items };
    const answer = readAnswer(typed, question.fields[0], header, t);
    if (answer === 'no' && needsColumn(question)) return columnFor(question, understanding, header, io);
    if (answer === 'yes' || answer === 'no') return answer;
    if (!takesColumn) say(io, t('cli.answerYesOrNo', { value: printable(typed) }));
    else if ('told' in answer) say(io, answer.told);
    else return answer;
  }
}

async function addressAnswer(text: string, question: Question, io: ImportTask['io']): Promise<Answer> {
  const number = await whichAddress(text, question, io);
  if (number === null) return 'no';
  const other = question.otherAddresses?.[number - 1];
  return other === undefined ? 'yes' : { address: other.columns };
}

/** Asks for the column or value of a field, after the columns that feed nothing with their values. */
async function columnFor(
  { fields: [field] }: Question,
  { unused }: Understanding,
  header: readonly string[],
  io: ImportTask['io'],
): Promise<Answer> {
  const { t } = io;
  for (const line of unusedText(unused, header, t)) say(io, line);
  const name = field === undefined ? '' : fieldName(field, t);
  const text = t('cli.askMissing', { field: name, example: exampleOf(field, t) });
  for (;;) {
    const typed = (await ask(io, text)).trim();
    const answer = readAnswer(typed, field, header, t);
    if (typeof answer === 'object' && !('told' in answer)) return answer;
    const { told } = typeof answer === 'object' ? answer : { told: t('cli.answerColumn') };
    say(io, told);
  }
}

/** Whether a no leaves no alternative, so that the column is asked for at once. */
const needsColumn = ({ kind }: Question): boolean => kind === 'onePiece' || kind === 'leftOut';

function confirmText(
  question: Question,
  understanding: Understanding,
  header: readonly string[],
  io: ImportTask['io'],
): string {
  const { t } = io;
  const asksHidden = question.kind === 'hidden';
  if (question.fields.length > 1) return t(asksHidden ? 'cli.askHiddenAll' : 'cli.askConfirmAll');
  if (asksHidden) return t('cli.askHidden');
  if (question.kind === 'held') return t('cli.askHeld');
  if (question.kind !== 'leftOut') return t('cli.askConfirm');
  const joined = joinedWithUnused(question, understanding, header, io);
  return joined === null ? t('cli.askLeftOut') : t('cli.askLeftOutOr', { columns: printable(joined) });
}

function withAnswer({ chosen, confirmed }: Answers, question: Question, answer: Answer): Answers {
  if (answer === 'yes') return { chosen, confirmed: new Set([...confirmed, question.id]) };
  if (answer === 'no' && question.place === 'fallback')
    return { chosen: question.columns.length === 0 ? chosen : { ...chosen, fallback: null }, confirmed };
  if (answer === 'no') return { chosen: withoutFields(chosen, question.fields), confirmed };
  if ('address' in answer)
    return { chosen: { ...chosen, columns: { ...chosen.columns, ...answer.address } }, confirmed };
  if ('items' in answer) return { chosen: { ...chosen, items: answer.items }, confirmed };
  const [field] = question.fields;
  if (field === undefined) return { chosen, confirmed };
  const columns = { ...chosen.columns, [field]: 'source' in answer ? answer.source : null };
  const constants =
    'constant' in answer ? { ...chosen.constants, [field]: answer.constant } : chosen.constants;
  return { chosen: { ...chosen, columns, ...(constants === undefined ? {} : { constants }) }, confirmed };
}

function withoutFields(chosen: ChosenSources, fields: readonly ImportField[]): ChosenSources {
  const none = Object.fromEntries(fields.map((field) => [field, null]));
  return { ...chosen, columns: { ...chosen.columns, ...none } };
}
