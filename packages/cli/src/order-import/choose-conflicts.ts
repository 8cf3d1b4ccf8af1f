import { ask, canAsk, CliError, EXIT, type Io, printable, say } from '../terminal/index.js';
import { answersText, conflictAnswer, type ConflictAnswer } from './conflict-answer.js';
import { conflictText } from './report/conflicts-text.js';
import type { ConflictChoice } from './task/import-options.js';
import type { ImportTask } from './task/import-task.js';
import type { PreparedImport } from './prepare.js';

/** The decision about orders whose number belongs to a stored order with other content. */
export interface ConflictDecision {
  readonly onConflict: 'skip' | 'replace';
  /** Numbers of orders to skip although others are replaced. */
  readonly skipped: readonly string[];
}

const CHOICES = ['skip', 'replace', 'stop'] as const satisfies readonly ConflictAnswer[];
const SKIP_ALL: ConflictDecision = { onConflict: 'skip', skipped: [] };

/**
 * What happens to orders whose number belongs to a stored order with other content: the choice of `--on-conflict`, else
 * the user's answers at the terminal if one may be replaced, else they are skipped. Fails with `conflicts` if the import
 * is to stop at them. `tell` shows the plan before anything is asked.
 */
export async function chooseConflicts(
  task: ImportTask,
  prepared: PreparedImport,
  tell: () => void,
): Promise<ConflictDecision> {
  const { conflicts, begun } = prepared;
  if (begun !== null) return { onConflict: begun.onConflict, skipped: begun.skipped ?? [] };
  if (conflicts.size === 0) return SKIP_ALL;
  const choice = task.choices.onConflict ?? (await asked(task, prepared, tell));
  if (choice === 'stop') throw stopped(prepared, tell);
  if (choice === 'skip' || choice === 'replace') return { onConflict: choice, skipped: [] };
  return askedEach(task, prepared, tell);
}

function stopped({ conflicts, report }: PreparedImport, tell: () => void): CliError {
  tell();
  const params = { count: conflicts.size };
  const more = { lines: [], data: { report } };
  return new CliError('conflicts', EXIT.rejected, { key: 'cli.stoppedAtConflicts', params }, undefined, more);
}

async function asked(
  { io, options }: ImportTask,
  { conflicts }: PreparedImport,
  tell: () => void,
): Promise<ConflictAnswer> {
  const count = replaceableOf(conflicts).length;
  if (count === 0 || options.yes || !canAsk(io)) return 'skip';
  tell();
  const possible: readonly ConflictAnswer[] =
    count === 1 ? ['skip', 'replace', 'stop'] : ['skip', 'replace', 'each', 'stop'];
  return answerTo(io.t('cli.askConflicts', { count }), possible, io);
}

/** Asks for each order that may be replaced, with its differences before its question. */
async function askedEach(
  task: ImportTask,
  prepared: PreparedImport,
  tell: () => void,
): Promise<ConflictDecision> {
  const { io, source } = task;
  const skipped: string[] = [];
  const ids = replaceableOf(prepared.conflicts);
  for (const [at, id] of ids.entries()) {
    const found = prepared.report.conflicts.find(({ external_order_id }) => external_order_id === id);
    const lines =
      found === undefined
        ? [`  ${io.t('orderImport.conflictNoDifference')}`]
        : conflictText(found, source.name, io.t);
    for (const line of lines) say(io, line);
    const params = { number: printable(id), at: at + 1, all: ids.length };
    const isLast = at === ids.length - 1;
    const first = await answerTo(
      io.t('cli.askConflict', params),
      isLast ? CHOICES : [...CHOICES, 'rest'],
      io,
    );
    const rest = ids.slice(at);
    const choice =
      first === 'rest' ? await answerTo(io.t('cli.askRest', { count: rest.length }), CHOICES, io) : first;
    if (choice === 'stop') throw stopped(prepared, tell);
    if (choice === 'skip') skipped.push(...(first === 'rest' ? rest : [id]));
    if (first === 'rest') break;
  }
  return { onConflict: 'replace', skipped };
}

/** Asks until the answer is one of the possible ones, and names them after another. */
async function answerTo<Answer extends ConflictAnswer>(
  question: string,
  possible: readonly Answer[],
  io: Io,
): Promise<Answer> {
  const answers = answersText(possible, io);
  for (;;) {
    const typed = await ask(io, `${question} ${answers}: `);
    const answer = conflictAnswer(typed, possible, io);
    if (answer !== null) return answer;
    say(io, io.t('cli.noAnswer', { answer: printable(typed.trim()), answers }));
  }
}

/** Numbers of the orders whose stored ones may be replaced. */
export function replaceableOf(conflicts: PreparedImport['conflicts']): readonly string[] {
  return [...conflicts].flatMap(([id, isReplaceable]) => (isReplaceable ? [id] : []));
}

/** What a choice would do to the conflicts, in words with the orders' numbers; none without a choice. */
export function foretoldConflicts(
  choice: ConflictChoice | undefined,
  { conflicts }: Pick<PreparedImport, 'conflicts'>,
  { t }: Pick<Io, 't'>,
): string[] {
  if (choice === undefined || conflicts.size === 0) return [];
  if (choice === 'stop') return [t('cli.wouldStop', { count: conflicts.size })];
  const replaced = choice === 'replace' ? replaceableOf(conflicts) : [];
  const skipped = [...conflicts.keys()].filter((id) => !replaced.includes(id));
  return [
    ...(replaced.length === 0
      ? []
      : [t('cli.wouldReplace', { count: replaced.length, numbers: listed(replaced) })]),
    ...(skipped.length === 0
      ? []
      : [t('cli.wouldSkip', { count: skipped.length, numbers: listed(skipped) })]),
  ];
}

/** Maximum number of orders listed in a sentence. */
const SHOWN = 20;

const listed = (ids: readonly string[]): string =>
  printable([...ids.slice(0, SHOWN), ...(ids.length > SHOWN ? ['…'] : [])].join(', '));
