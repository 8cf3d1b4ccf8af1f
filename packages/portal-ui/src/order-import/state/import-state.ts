import type { Issue } from '@kontor/portal-core';
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

/** What the life of an import keeps here. */
export interface WizardParts {
  readonly file: ChosenFile;
  readonly draft: MappingDraft;
  readonly sheet: CheckSummary;
  readonly fault: Fault;
}
export type WizardLife = ImportLife<WizardParts>;

/** What the driver holds besides the life: what stays over several files, and what is only shown. */
export interface WizardFacts {
  readonly life: WizardLife;
  /** Staff only: whose orders they are. */
  readonly merchantErpId: number | null;
  readonly profile: ChosenProfile | null;
  /** Grows whenever the checked rows change. */
  readonly revision: number;
  /** The first orders of the file as they would be; of an older draft while the next one is under way. */
  readonly preview: MappingPreview | null;
  /** What would become of them; null while the server has not answered. */
  readonly foretold: Foretold | null;
  /** What was said of the file before the page was loaded anew holds again. */
  readonly isRestored: boolean;
}

/** What the wizard's screens read of its life; a new object after every change. */
export interface ImportState extends WizardFacts {
  readonly step: ImportStep;
  /** What the worker is busy with. */
  readonly work: Work | null;
  /** What went wrong last. */
  readonly fault: Fault | null;
  readonly file: ChosenFile | null;
  readonly draft: MappingDraft | null;
  /** What the check found; null while the mapping may still change it. */
  readonly sheet: CheckSummary | null;
  readonly run: ImportRun | null;
  readonly receipt: OrderImport | null;
  readonly undone: UndoAnswer | null;
}

export interface ChosenFile {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  readonly reading: FileReading;
  /** What the user said about how it is written, in place of what was detected. */
  readonly overrides: DialectOverrides;
  /** What the merchant confirmed for files of this shape. */
  readonly remembered: RememberedRecipe | null;
  /** Those of its texts that name a product. */
  readonly products: ReadonlySet<string>;
  /** The same, with the parts of texts that are lists; null where the server did not tell. */
  readonly listedProducts?: ReadonlySet<string> | null;
}

/** A saved profile, or with `id` null one from a file. */
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

/** An import under way. */
export interface ImportRun extends LifeRun {
  /** The server cannot be reached; the next try follows at this time. */
  readonly retryAt: number | null;
  /** Why it stopped; null while it runs. */
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

/** What the screens read of a life. */
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

/** Whether closing would lose what somebody did by hand, or leave an import half done. */
export function hasUnsaved(life: WizardLife): boolean {
  if (life.at === 'done') return false;
  return 'run' in life || ('sheet' in life && (life.sheet?.edits ?? 0) > 0);
}

/** A file that was read before cannot be read as it is wished now. */
export class ReadingRefused extends Error {
  constructor(readonly fault: Fault) {
    super('The file cannot be read so');
  }
}

/** A folder that was dropped, or a file that has gone meanwhile, cannot be opened. */
const UNREADABLE = new Set(['NotFoundError', 'NotReadableError']);

/** What went wrong while the worker was at it. */
export function faultOf(error: unknown): Fault {
  if (error instanceof ReadingRefused) return error.fault;
  return error instanceof Error && UNREADABLE.has(error.name) ? { kind: 'noFile' } : { kind: 'call', error };
}
