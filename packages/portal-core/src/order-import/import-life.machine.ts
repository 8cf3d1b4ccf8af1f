import type { ImportStep } from './order-import.machine.js';
import type {
  ImportLife,
  ImportParts,
  LifeAt,
  LifeEvent,
  LifeEventType,
  LifePlace,
  LifeRun,
  PassDone,
} from './import-life.types.js';

/** The step of the wizard in which each part of an import's life is shown. */
export const STEP_OF_LIFE: Readonly<Record<LifePlace, ImportStep>> = {
  choosing: 'upload',
  reading: 'upload',
  opened: 'upload',
  mapping: 'mapping',
  checking: 'mapping',
  checked: 'check',
  rechecking: 'check',
  sending: 'check',
  paused: 'check',
  stopped: 'check',
  done: 'success',
};

/** The life before a file is chosen. */
export const NEW_LIFE: LifeAt<'choosing', never> = { at: 'choosing', fault: null };

/** The events that a place accepts, and the life that each leads to. */
type Accepts<At extends LifePlace> = {
  readonly [Type in LifeEventType]?: (
    life: LifeAt<At>,
    event: Extract<LifeEvent, { readonly type: Type }>,
  ) => ImportLife;
};

const IN_SENDING = {
  sent: (life, { progress, now }) => sending(life, { ...life.run, progress, now }),
  waiting: (life, { ms, now }) => ({
    ...sent(life),
    at: 'paused',
    run: { ...life.run, now },
    retryAt: now + ms,
  }),
  interrupted: (life, { interruption }) => ({ ...sent(life), at: 'stopped', run: life.run, interruption }),
  imported: (_, { receipt }) => ({ at: 'done', receipt, undone: null }),
  closed: () => NEW_LIFE,
} satisfies Accepts<'sending' | 'paused'>;

const LIVES: { readonly [At in LifePlace]: Accepts<At> } = {
  choosing: {
    fileChosen: (_, event) => reading(event),
    refused: (_, { fault }) => ({ at: 'choosing', fault }),
    closed: () => NEW_LIFE,
  },
  reading: {
    fileChosen: (_, event) => reading(event),
    passed: (life, { progress }) => ({ ...life, progress }),
    fileRead: (_, { file, draft }) => ({ at: 'opened', ...mappable({ file, draft }) }),
    refused: (_, { fault }) => ({ at: 'choosing', fault }),
    closed: () => NEW_LIFE,
  },
  opened: {
    fileChosen: (_, event) => reading(event),
    rereadBegun: (life, { size }) => ({ ...life, sheet: null, fault: null, rereading: begun(size) }),
    passed: (life, { progress }) => (life.rereading === null ? life : { ...life, rereading: progress }),
    fileRead: (_, { file, draft }) => ({ at: 'opened', ...mappable({ file, draft }) }),
    refused: (life, { fault }) => ({ ...life, rereading: null, fault }),
    draftChanged: (life, { draft }) => ({ ...life, draft, sheet: null, fault: null }),
    next: (life) => ({ ...life, at: 'mapping', fault: null }),
    closed: () => NEW_LIFE,
  },
  mapping: {
    rereadBegun: (life, { size }) => ({ ...life, sheet: null, fault: null, rereading: begun(size) }),
    passed: (life, { progress }) => (life.rereading === null ? life : { ...life, rereading: progress }),
    fileRead: (_, { file, draft }) => ({ at: 'mapping', ...mappable({ file, draft }) }),
    refused: (life, { fault }) => ({ ...life, rereading: null, fault }),
    draftChanged: (life, { draft }) => ({ ...life, draft, sheet: null, fault: null }),
    // With nothing changed since the last check its rows are shown as they were left.
    next: (life) => (life.sheet === null ? life : checkedWith(life, life.sheet)),
    checkBegun: ({ file, draft }, { size }) => ({ at: 'checking', file, draft, progress: begun(size) }),
    back: (life) => ({ ...life, at: 'opened', fault: null }),
    closed: () => NEW_LIFE,
  },
  checking: {
    passed: (life, { progress }) => ({ ...life, progress }),
    checked: (life, { sheet }) => checkedWith(life, sheet),
    refused: (life, { fault }) => ({ at: 'mapping', ...mappable(life), fault }),
    back: (life) => ({ at: 'mapping', ...mappable(life) }),
    closed: () => NEW_LIFE,
  },
  checked: {
    mendBegun: (life) => ({ ...life, isMending: true }),
    mended: (life, { sheet }) => ({ ...life, sheet, isMending: false, fault: null }),
    refused: (life, { fault }) => ({ ...life, isMending: false, fault }),
    sendBegun: (life, { clientKey, now }) =>
      sending(life, { clientKey, startedAt: now, now, progress: null }),
    recheckBegun: ({ file, sheet }, { draft, size }) => ({
      at: 'rechecking',
      file,
      draft,
      sheet,
      progress: begun(size),
    }),
    back: (life) => ({ at: 'mapping', ...mappable(life), sheet: life.sheet }),
    closed: () => NEW_LIFE,
  },
  rechecking: {
    passed: (life, { progress }) => ({ ...life, progress }),
    fileRead: (life, { file, draft }) => ({ ...life, file, draft }),
    checked: (life, { sheet }) => checkedWith(life, sheet),
    refused: (life, { fault }) => ({ at: 'mapping', ...mappable(life), fault }),
    back: (life) => ({ at: 'mapping', ...mappable(life) }),
    closed: () => NEW_LIFE,
  },
  sending: IN_SENDING,
  paused: IN_SENDING,
  stopped: {
    sendBegun: (life, { now }) => sending(life, { ...life.run, startedAt: now, now, progress: null }),
    closed: () => NEW_LIFE,
  },
  done: {
    undone: (life, { answer }) => ({
      ...life,
      undone: answer,
      receipt: { ...life.receipt, state: 'undone' },
    }),
    closed: () => NEW_LIFE,
  },
};

/** The life after an event; the same life when its place does not accept the event. */
export function nextLife<P extends ImportParts>(life: ImportLife<P>, event: LifeEvent<P>): ImportLife<P> {
  const accepted = LIVES[life.at][event.type] as
    ((life: ImportLife, event: LifeEvent) => ImportLife) | undefined;
  // What the screen keeps is handed on unread: a life of its parts comes out as one of them.
  return accepted === undefined ? life : (accepted(life, event) as ImportLife<P>);
}

function begun(size: number): PassDone {
  return { done: 0, of: size, rows: 0 };
}

function reading({ name, size }: { readonly name: string; readonly size: number }): LifeAt<'reading'> {
  return { at: 'reading', name, progress: begun(size) };
}

function mappable({ file, draft }: Pick<LifeAt<'mapping'>, 'file' | 'draft'>) {
  return { file, draft, sheet: null, rereading: null, fault: null };
}

function checkedWith(
  { file, draft }: Pick<LifeAt<'checked'>, 'file' | 'draft'>,
  sheet: unknown,
): LifeAt<'checked'> {
  return { at: 'checked', file, draft, sheet, isMending: false, fault: null };
}

function sent({ file, draft, sheet }: Pick<LifeAt<'sending'>, 'file' | 'draft' | 'sheet'>) {
  return { file, draft, sheet };
}

function sending(life: Pick<LifeAt<'sending'>, 'file' | 'draft' | 'sheet'>, run: LifeRun): LifeAt<'sending'> {
  return { at: 'sending', ...sent(life), run };
}
