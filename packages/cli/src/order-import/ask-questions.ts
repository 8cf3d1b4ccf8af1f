import {
  columnLabels,
  parseSource,
  type ChosenSources,
  type FieldSource,
  type ImportField,
  type Question,
  type Understanding,
} from '@kontor/portal-core/order-import';
import { ask, printable, say } from '../terminal/index.js';
import { unusedText } from './detection-text.js';
import type { ImportTask } from './import-task.js';
import { fieldName, recipeLines } from './recipe-lines.js';
import { whichAddress } from './other-address.js';
import type { LookWith } from './sure-flags.js';
import type { Answers, Understood } from './understand-file.js';
import { joinedWithUnused, questionText } from './question-text.js';
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
  say(io, io.t('cli.understood'));
  const { mapping, matches, questions } = understanding;
  const without = new Set(questions.flatMap(({ fields }) => fields));
  for (const line of recipeLines(mapping, header, matches, { ...io, without })) say(io, line);
  for (const line of unusedText(understanding.unused, header, io.t)) say(io, line);
  say(io, io.t('cli.columnsOfFile', { columns: printable(columnLabels(header).join(', ')) }));
  const refused = new Set<string>();
  for (;;) {
    const [question] = understanding.questions;
    if (question === undefined) return { understanding, answers };
    const answer = await answerTo(question, understanding, header, io);
    if (answer === 'no') {
      if (question.kind === 'held' || refused.has(question.id))
        throw unsureError(understanding, header, io, lookWith);
      refused.add(question.id);
    }
    answers = withAnswer(answers, question, answer);
    understanding = look(answers);
  }
}

type Answer =
  | 'yes'
  | 'no'
  | { readonly source: FieldSource }
  | { readonly constant: string }
  | { readonly address: ChosenSources['columns'] };

/** Repeats a question until the answer can be parsed. */
async function answerTo(
  question: Question,
  understanding: Understanding,
  header: readonly string[],
  io: ImportTask['io'],
): Promise<Answer> {
  if (question.kind === 'missing') return columnFor(question, header, io);
  const { t } = io;
  const takesColumn = question.fields.length === 1 && question.kind !== 'held';
  const asked = questionText(question, understanding, header, io);
  if (question.otherAddresses !== undefined) return addressAnswer(asked, question, io);
  const text = `${asked}\n${confirmText(question, understanding, header, io)}`;
  for (;;) {
    const typed = (await ask(io, text)).trim();
    const answer = readAnswer(typed, header, t('cli.yes'), t('cli.no'));
    if (answer === 'no' && needsColumn(question)) return columnFor(question, header, io);
    if (answer === 'yes' || answer === 'no' || (answer !== null && takesColumn)) return answer;
    say(io, t(takesColumn ? 'cli.answerUnknown' : 'cli.answerYesOrNo', { value: printable(typed) }));
  }
}

async function addressAnswer(text: string, question: Question, io: ImportTask['io']): Promise<Answer> {
  const number = await whichAddress(text, question, io);
  if (number === null) return 'no';
  const other = question.otherAddresses?.[number - 1];
  return other === undefined ? 'yes' : { address: other.columns };
}

/** Asks for the column or value of a field. */
async function columnFor(
  { fields: [field] }: Question,
  header: readonly string[],
  io: ImportTask['io'],
): Promise<Answer> {
  const { t } = io;
  for (;;) {
    const text = t('cli.askMissing', { field: field === undefined ? '' : fieldName(field, t) });
    const typed = (await ask(io, text)).trim();
    const answer = readAnswer(typed, header, t('cli.yes'), t('cli.no'));
    if (answer !== null && typeof answer === 'object') return answer;
    say(io, t('cli.answerUnknown', { value: printable(typed) }));
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

/** Parses an answer. A column takes precedence over yes and no, because a file may have a column with such a name. */
function readAnswer(typed: string, header: readonly string[], yes: string, no: string): Answer | null {
  if (typed === '') return null;
  const labels = columnLabels(header);
  const word = typed.toLowerCase();
  if (!labels.includes(typed)) {
    if (yes.startsWith(word)) return 'yes';
    if (no.startsWith(word)) return 'no';
  }
  // `=3` is the value 3 here, not the third column.
  if (typed.startsWith('=')) return typed.length > 1 ? { constant: typed.slice(1).trim() } : null;
  const source = parseSource(typed, labels);
  return source === null ? null : { source };
}

function withAnswer({ chosen, confirmed }: Answers, question: Question, answer: Answer): Answers {
  if (answer === 'yes') return { chosen, confirmed: new Set([...confirmed, question.id]) };
  if (answer === 'no' && question.place === 'fallback')
    return { chosen: question.columns.length === 0 ? chosen : { ...chosen, fallback: null }, confirmed };
  if (answer === 'no') return { chosen: withoutFields(chosen, question.fields), confirmed };
  if ('address' in answer)
    return { chosen: { ...chosen, columns: { ...chosen.columns, ...answer.address } }, confirmed };
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
