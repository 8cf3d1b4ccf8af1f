import type { Issue } from '@kontor/portal-core/validation';
import type {
  DialectOverrides,
  ImportLife,
  ImportProfileContent,
  ImportStep,
  LifeRun,
  OrderImport,
  PassDone,
  RememberedRecipe,
  UndoAnswer,
} from '@kontor/portal-core/order-import';
import { NEW_LIFE, STEP_OF_LIFE } from '@kontor/portal-core/order-import';
import type { CheckSummary, FileReading, Foretold, MappingPreview } from '../worker/protocol.js';
import type { MappingDraft } from './mapping-draft.js';

/** Types of the data that the life cycle of an import holds here. */
export interface WizardParts {
  readonly file: ChosenFile;
  readonly draft: MappingDraft;
  readonly sheet: CheckSummary;
  readonly fault: Fault;
}
export type WizardLife = ImportLife<WizardParts>;

/** State the store holds in addition to the life cycle: what remains over several files, and what is only displayed. */
export interface WizardFacts {
  readonly life: WizardLife;
  /** ERP's number of the orders' merchant, for staff only; null otherwise. */
  readonly merchantErpId: number | null;
  readonly profile: ChosenProfile | null;
  /** Counter that grows whenever the checked rows change. */
  readonly revision: number;
  /** Preview of the file's first orders; that of an older draft while the next one is being made. */
  readonly preview: MappingPreview | null;
  /** What would happen to the previewed orders; null until the server has answered. */
  readonly foretold: Foretold | null;
  /** Whether the answers given before the page was reloaded apply again. */
  readonly isRestored: boolean;
}

/** State of the import for the wizard's screens; a new object after every change. */
export interface ImportState extends WizardFacts {
  readonly step: ImportStep;
  /** The task the worker is busy with; null if it is idle. */
  readonly work: Work | null;
  /** The latest failure; null if there is none. */
  readonly fault: Fault | null;
  readonly file: ChosenFile | null;
  readonly draft: MappingDraft | null;
  /** Result of the check; null while the mapping may still change it. */
  readonly sheet: CheckSummary | null;
  readonly run: ImportRun | null;
  readonly receipt: OrderImport | null;
  readonly undone: UndoAnswer | null;
}

export interface ChosenFile {
  readonly name: string;
  /** Size in bytes. */
  readonly size: number;
  readonly reading: FileReading;
  /** The user's choices about the file's format, which replace the detected values. */
  readonly overrides: DialectOverrides;
  /** The recipe the merchant confirmed for files of this shape; null if there is none. */
  readonly remembered: RememberedRecipe | null;
  /** The texts of the file that name a product. */
  readonly products: ReadonlySet<string>;
  /** The same, including the parts of texts that are lists; null if the server did not answer. */
  readonly listedProducts?: ReadonlySet<string> | null;
}

/** A saved profile; one from a file has no `id` (null). */
export interface ChosenProfile {
  readonly id: number | null;
  readonly name: string;
  readonly content: ImportProfileContent;
}

export type Work = ({ readonly kind: 'reading' | 'checking' } & PassDone) | { readonly kind: 'editing' };

export type Fault =
  | { readonly kind: 'file'; readonly issue: Issue }
  | { readonly kind: 'onlyHeader' | 'noFile' }
  | { readonly kind: 'call'; readonly error: unknown };

/** An import that is being sent. */
export interface ImportRun extends LifeRun {
  /** Time of the next attempt while the server cannot be reached; null otherwise. */
  readonly retryAt: number | null;
  /** Why sending stopped; null while it runs. */
  readonly interruption: unknown;
  readonly isRunning: boolean;
}

export const INITIAL_FACTS: WizardFacts = {
  life: NEW_LIFE,
  merchantErpId: null,
  profile: null,
  revision: 0,
  preview: null,
  foretold: null,
  isRestored: false,
};

/** Derives the state for the screens from the life cycle. */
export function stateOf(facts: WizardFacts): ImportState {
  const { life } = facts;
  return {
    ...facts,
    step: STEP_OF_LIFE[life.at],
    work: workOf(life),
    fault: 'fault' in life ? life.fault : null,
    file: 'file' in life ? life.file : null,
    draft: 'draft' in life ? life.draft : null,
    sheet: 'sheet' in life ? life.sheet : null,
    run: runOf(life),
    receipt: life.at === 'done' ? life.receipt : null,
    undone: life.at === 'done' ? life.undone : null,
  };
}

function workOf(life: WizardLife): Work | null {
  if (life.at === 'reading') return { kind: 'reading', ...life.progress };
  if (life.at === 'checking' || life.at === 'rechecking') return { kind: 'checking', ...life.progress };
  if (life.at === 'opened' || life.at === 'mapping')
    return life.rereading === null ? null : { kind: 'reading', ...life.rereading };
  return life.at === 'checked' && life.isMending ? { kind: 'editing' } : null;
}

function runOf(life: WizardLife): ImportRun | null {
  if (!('run' in life)) return null;
  return {
    ...life.run,
    retryAt: life.at === 'paused' ? life.retryAt : null,
    interruption: life.at === 'stopped' ? life.interruption : null,
    isRunning: life.at !== 'stopped',
  };
}

/** Whether closing would lose manual changes, or leave an import unfinished. */
export function hasUnsaved(life: WizardLife): boolean {
  if (life.at === 'done') return false;
  return 'run' in life || ('sheet' in life && (life.sheet?.edits ?? 0) > 0);
}

/** Error: the file was readable before, but not with the chosen settings. */
export class ReadingRefused extends Error {
  constructor(readonly fault: Fault) {
    super('The file cannot be read so');
  }
}

/** Names of the errors for a dropped folder, or a file that was deleted in the meantime. */
const UNREADABLE = new Set(['NotFoundError', 'NotReadableError']);

/** Converts an error of the worker to a fault. */
export function faultOf(error: unknown): Fault {
  if (error instanceof ReadingRefused) return error.fault;
  return error instanceof Error && UNREADABLE.has(error.name) ? { kind: 'noFile' } : { kind: 'call', error };
}
