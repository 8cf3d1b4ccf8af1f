import type { Issue } from '@kontor/portal-core';
import type {
  ApplyProgress,
  DialectOverrides,
  ImportProfileContent,
  ImportStep,
  OrderImport,
  UndoAnswer,
} from '@kontor/portal-core/order-import';
import type { CheckSummary, DeskProgress, FileReading } from '../worker/protocol.js';
import type { MappingDraft } from './mapping-draft.js';

/** What the wizard knows; a new object after every change. */
export interface ImportState {
  readonly step: ImportStep;
  /** What the worker is busy with. */
  readonly work: Work | null;
  /** What went wrong last. */
  readonly fault: Fault | null;
  /** Staff only: whose orders they are. */
  readonly merchantErpId: number | null;
  readonly file: ChosenFile | null;
  readonly profile: ChosenProfile | null;
  /** What the user said about the file in place of what was detected. */
  readonly overrides: DialectOverrides;
  readonly draft: MappingDraft | null;
  /** What the check found; null while the mapping may still change it. */
  readonly sheet: CheckSummary | null;
  /** Grows whenever the checked rows change. */
  readonly revision: number;
  readonly run: ImportRun | null;
  readonly receipt: OrderImport | null;
  readonly undone: UndoAnswer | null;
}

export interface ChosenFile {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  readonly reading: FileReading;
}

/** A saved profile, or with `id` null one from a file. */
export interface ChosenProfile {
  readonly id: number | null;
  readonly name: string;
  readonly content: ImportProfileContent;
}

export type Work =
  | {
      readonly kind: 'reading' | 'checking';
      readonly done: number;
      readonly of: number;
      readonly rows: number;
    }
  | { readonly kind: 'editing' };

export type Fault =
  | { readonly kind: 'file'; readonly issue: Issue }
  | { readonly kind: 'onlyHeader' | 'noFile' }
  | { readonly kind: 'call'; readonly error: unknown };

/** An import under way. */
export interface ImportRun {
  /** Names the import across tries. */
  readonly clientKey: string;
  /** In ms of the same clock as `now`. */
  readonly startedAt: number;
  readonly now: number;
  readonly progress: ApplyProgress | null;
  /** The server cannot be reached; the next try follows at this time. */
  readonly retryAt: number | null;
  /** Why it stopped; null while it runs. */
  readonly interruption: unknown;
  readonly isRunning: boolean;
}

export const INITIAL_STATE: ImportState = {
  step: 'upload',
  work: null,
  fault: null,
  merchantErpId: null,
  file: null,
  profile: null,
  overrides: {},
  draft: null,
  sheet: null,
  revision: 0,
  run: null,
  receipt: null,
  undone: null,
};

/** An import that begins, or goes on with what is missing; `now` in ms. */
export function begunRun(clientKey: string, now: number): ImportRun {
  return {
    clientKey,
    startedAt: now,
    now,
    progress: null,
    retryAt: null,
    interruption: null,
    isRunning: true,
  };
}

/** The state after news from the worker. */
export function withProgress(state: ImportState, news: DeskProgress, now: number): ImportState {
  if (news.kind === 'pass') {
    if (state.work === null || state.work.kind === 'editing') return state;
    return { ...state, work: { ...state.work, done: news.bytes, of: news.of, rows: news.rows } };
  }
  if (state.run === null || !state.run.isRunning) return state;
  const run: ImportRun =
    news.kind === 'waiting'
      ? { ...state.run, now, retryAt: now + news.ms }
      : { ...state.run, now, retryAt: null, progress: news.progress };
  return { ...state, run };
}

/** Whether closing would lose what somebody did by hand, or leave an import half done. */
export function hasUnsaved({ step, run, sheet }: ImportState): boolean {
  if (step === 'success') return false;
  return run !== null || (sheet?.edits ?? 0) > 0;
}

/** A folder that was dropped, or a file that has gone meanwhile, cannot be opened. */
const UNREADABLE = new Set(['NotFoundError', 'NotReadableError']);

/** What went wrong while the worker was at it. */
export function faultOf(error: unknown): Fault {
  return error instanceof Error && UNREADABLE.has(error.name) ? { kind: 'noFile' } : { kind: 'call', error };
}
