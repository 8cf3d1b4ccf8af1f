import type { ApplyProgress } from './sending/apply.js';
import type { OrderImport, UndoAnswer } from './order-import.api.js';

/** Types of the data that a screen keeps of an import and that this machine only passes on. */
export interface ImportParts {
  /** A file that was read. */
  readonly file: unknown;
  /** The mapping of its columns so far. */
  readonly draft: unknown;
  /** The result of the check. */
  readonly sheet: unknown;
  /** The reason of a refusal. */
  readonly fault: unknown;
}

/** Progress of a pass over the file, in bytes and rows. */
export interface PassDone {
  readonly done: number;
  readonly of: number;
  readonly rows: number;
}

/** A running import; it keeps its key over interruptions. Times in ms of one clock. */
export interface LifeRun {
  readonly clientKey: string;
  readonly startedAt: number;
  /** Time of the last progress. */
  readonly now: number;
  readonly progress: ApplyProgress | null;
}

interface Mapped<P extends ImportParts> {
  readonly file: P['file'];
  readonly draft: P['draft'];
}
interface Mappable<P extends ImportParts> extends Mapped<P> {
  /** Result of checking exactly this draft; null once the draft has changed. */
  readonly sheet: P['sheet'] | null;
  /** Progress of reading the file again with other settings; null otherwise. */
  readonly rereading: PassDone | null;
  readonly fault: P['fault'] | null;
}
interface Checked<P extends ImportParts> extends Mapped<P> {
  readonly sheet: P['sheet'];
}
interface Sent<P extends ImportParts> extends Checked<P> {
  readonly run: LifeRun;
}

/** The life of one import: its place, with the data of that place and no other. */
export type ImportLife<P extends ImportParts = ImportParts> =
  | { readonly at: 'choosing'; readonly fault: P['fault'] | null }
  | { readonly at: 'reading'; readonly name: string; readonly progress: PassDone }
  | ({ readonly at: 'opened' } & Mappable<P>)
  | ({ readonly at: 'mapping' } & Mappable<P>)
  | ({ readonly at: 'checking'; readonly progress: PassDone } & Mapped<P>)
  | ({
      readonly at: 'checked';
      /** Whether cells changed by the user are being checked. */
      readonly isMending: boolean;
      readonly fault: P['fault'] | null;
    } & Checked<P>)
  /** The user answered a doubt where it is shown: the rows already checked stay visible until they are checked with that answer. */
  | ({ readonly at: 'rechecking'; readonly progress: PassDone } & Checked<P>)
  | ({ readonly at: 'sending' } & Sent<P>)
  /** The server cannot be reached; the next attempt is at `retryAt`. */
  | ({ readonly at: 'paused'; readonly retryAt: number } & Sent<P>)
  /** The sending stopped and continues only when the user resumes it. */
  | ({ readonly at: 'stopped'; readonly interruption: unknown } & Sent<P>)
  | { readonly at: 'done'; readonly receipt: OrderImport; readonly undone: UndoAnswer | null };

export type LifePlace = ImportLife['at'];
export type LifeAt<At extends LifePlace, P extends ImportParts = ImportParts> = Extract<
  ImportLife<P>,
  { readonly at: At }
>;

/** The events of an import's life. */
export type LifeEvent<P extends ImportParts = ImportParts> =
  | { readonly type: 'fileChosen'; readonly name: string; readonly size: number }
  | { readonly type: 'rereadBegun'; readonly size: number }
  | { readonly type: 'passed'; readonly progress: PassDone }
  | { readonly type: 'fileRead'; readonly file: P['file']; readonly draft: P['draft'] }
  | { readonly type: 'refused'; readonly fault: P['fault'] }
  | { readonly type: 'draftChanged'; readonly draft: P['draft'] }
  | { readonly type: 'next' }
  | { readonly type: 'back' }
  | { readonly type: 'checkBegun'; readonly size: number }
  | { readonly type: 'recheckBegun'; readonly draft: P['draft']; readonly size: number }
  | { readonly type: 'checked'; readonly sheet: P['sheet'] }
  | { readonly type: 'mendBegun' }
  | { readonly type: 'mended'; readonly sheet: P['sheet'] }
  | { readonly type: 'sendBegun'; readonly clientKey: string; readonly now: number }
  | { readonly type: 'sent'; readonly progress: ApplyProgress; readonly now: number }
  | { readonly type: 'waiting'; readonly ms: number; readonly now: number }
  | { readonly type: 'interrupted'; readonly interruption: unknown }
  | { readonly type: 'imported'; readonly receipt: OrderImport }
  | { readonly type: 'undone'; readonly answer: UndoAnswer }
  | { readonly type: 'closed' };
export type LifeEventType = LifeEvent['type'];
