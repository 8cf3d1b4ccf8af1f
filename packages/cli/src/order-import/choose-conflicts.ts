import { orderNumberKey } from '@kontor/portal-core/orders';
import type { ImportOrder } from '@kontor/portal-core/order-import';
import {
  ask,
  canAsk,
  CliError,
  confirm,
  EXIT,
  type Io,
  printable,
  say,
  usageError,
} from '../terminal/index.js';
import { answersText, conflictAnswer, type ConflictAnswer } from './conflict-answer.js';
import { conflictText } from './report/conflicts-text.js';
import type { ImportTask } from './task/import-task.js';
import type { PreparedImport } from './prepare.js';

/** The decision about orders whose number belongs to a stored order with other content. */
export interface ConflictDecision {
  readonly onConflict: 'skip' | 'replace';
  /** Numbers of orders to skip although others are replaced. */
  readonly skipped: readonly string[];
  /** Numbers of orders chosen one by one, which replace a stored one that goes to somebody else as well. */
  readonly named: readonly string[];
}

const CHOICES_FOR_ALL: readonly ConflictAnswer[] = ['skip', 'replace', 'each', 'stop'];
const CHOICES = ['skip', 'replace', 'stop'] as const satisfies readonly ConflictAnswer[];

/**
 * What happens to orders whose number belongs to a stored order with other content: the choice of `--on-conflict`, else
 * the user's answers at the terminal if one may be replaced, else they are skipped. Fails with `conflicts` if the import
 * is to stop at them, or an order was named that is none of them. `tell` shows the plan before anything is asked.
 */
export async function chooseConflicts(
  task: ImportTask,
  prepared: PreparedImport,
  tell: () => void,
): Promise<ConflictDecision> {
  const { conflicts, begun } = prepared;
  if (begun !== null)
    return { onConflict: begun.onConflict, skipped: begun.skipped ?? [], named: begun.named ?? [] };
  const named = namedConflicts(task, prepared);
  const open = [...conflicts.keys()].filter((id) => !named.includes(id));
  if (open.length === 0) return { onConflict: 'skip', skipped: [], named };
  const ids = open.filter((id) => conflicts.get(id) !== 'notOpen');
  const choice = task.choices.onConflict ?? (await asked(task, prepared, { ids, tell }));
  if (choice === 'stop') throw stopped(prepared, tell);
  if (choice === 'skip' || choice === 'replace') return { onConflict: choice, skipped: [], named };
  const decision = await askedEach(task, prepared, { ids, tell });
  return { ...decision, named: [...named, ...decision.named] };
}

/** The orders in conflict, and those that were named and are stored alike already. */
export type MetOrders = Pick<PreparedImport, 'conflicts' | 'namedAlike' | 'namedRefused'>;

/**
 * The orders in conflict that are named to be replaced. One that is stored like that already, as after the same command before, needs
 * nothing. Throws a usage error for an order that is refused, with the reason, and for any other number.
 */
export function namedConflicts(
  { choices }: Pick<ImportTask, 'choices'>,
  { conflicts, namedAlike, namedRefused }: MetOrders,
): readonly string[] {
  const byKey = new Map([...conflicts.keys()].map((id) => [orderNumberKey(id), id]));
  return choices.replaced.flatMap((number) => {
    const key = orderNumberKey(number);
    const id = conflicts.has(number) ? number : byKey.get(key);
    if (id !== undefined) return id;
    if (namedAlike.has(key)) return [];
    const reason = namedRefused.get(key);
    if (reason !== undefined)
      throw usageError('replace_refused', { key: 'cli.replaceRefused', params: { number, reason } });
    throw usageError('replace_unmet', { key: 'cli.replaceUnmet', params: { number } });
  });
}

interface Asked {
  /** Numbers of the orders that may be replaced, by a choice for all or for each. */
  readonly ids: readonly string[];
  readonly tell: () => void;
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
  { ids, tell }: Asked,
): Promise<ConflictAnswer> {
  const count = ids.length;
  if (count === 0 || options.yes || !canAsk(io)) return 'skip';
  tell();
  const isForAll = ids.some((id) => conflicts.get(id) === null);
  if (count === 1 && !isForAll) return 'each';
  const possible = CHOICES_FOR_ALL.filter(
    (choice) => (choice !== 'replace' || isForAll) && (choice !== 'each' || count > 1),
  );
  return answerTo(io.t('cli.askConflicts', { count }), possible, io);
}

/** Asks for each order that may be replaced, with its differences before its question. */
async function askedEach(
  task: ImportTask,
  prepared: PreparedImport,
  { ids, tell }: Asked,
): Promise<ConflictDecision> {
  const { io, source } = task;
  const [skipped, named]: [string[], string[]] = [[], []];
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
    if (choice === 'replace' && (await isMeant(id, prepared, io))) named.push(id);
  }
  return { onConflict: 'replace', skipped, named };
}

/** Asks once more where the stored order goes to somebody else. */
async function isMeant(id: string, { conflicts }: PreparedImport, io: Io): Promise<boolean> {
  if (conflicts.get(id) !== 'otherRecipient') return true;
  return confirm(io, io.t('cli.askReplaceOther', { number: printable(id) }), io.t('cli.yes'));
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

/** The orders that replace stored ones by a decision, and how each is sent. */
export function replacedBy(
  { onConflict, skipped, named }: ConflictDecision,
  conflicts: PreparedImport['conflicts'],
): ReadonlyMap<string, NonNullable<ImportOrder['replace']>> {
  const [left, meant] = [new Set(skipped), new Set(named)];
  const replaced = new Map<string, NonNullable<ImportOrder['replace']>>();
  for (const [id, kept] of conflicts) {
    if (kept === 'otherRecipient' && meant.has(id)) replaced.set(id, kept);
    const isChosen = meant.has(id) || (onConflict === 'replace' && !left.has(id));
    if (kept === null && isChosen) replaced.set(id, true);
  }
  return replaced;
}

/** What a choice would do to the conflicts, in words with the orders' numbers; none without a choice. */
export function foretoldConflicts(
  { choices }: Pick<ImportTask, 'choices'>,
  met: MetOrders,
  { t }: Pick<Io, 't'>,
): string[] {
  const { onConflict } = choices;
  const { conflicts } = met;
  const replaced = foreseenReplaced({ choices }, met);
  if ((onConflict === undefined && replaced.length === 0) || conflicts.size === 0) return [];
  if (onConflict === 'stop' && replaced.length < conflicts.size)
    return [t('cli.wouldStop', { count: conflicts.size })];
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

/** Numbers of the orders that would replace stored ones by the flags alone. */
export function foreseenReplaced(
  { choices }: Pick<ImportTask, 'choices'>,
  met: MetOrders,
): readonly string[] {
  const named = namedConflicts({ choices }, met);
  const onConflict = choices.onConflict === 'replace' ? 'replace' : 'skip';
  return [...replacedBy({ onConflict, skipped: [], named }, met.conflicts).keys()];
}

/** Maximum number of orders listed in a sentence. */
const SHOWN = 20;

const listed = (ids: readonly string[]): string =>
  printable([...ids.slice(0, SHOWN), ...(ids.length > SHOWN ? ['…'] : [])].join(', '));
