import type { PortalClient } from '@kontor/portal-core/wire';
import type { ChoiceStorage } from '../../provider/index.js';
import type { CreateImportWorker } from '../worker/connect-worker.js';
import type { ChosenFile } from './import-state.js';
import type { MappingDraft } from './mapping-draft.js';

/** A file, and the user's choices about it. */
export interface Said {
  readonly file: ChosenFile;
  readonly draft: MappingDraft;
}

export interface ImportStoreOptions {
  readonly client: PortalClient;
  readonly createWorker: CreateImportWorker;
  /** Current time in ms. */
  readonly now: () => number;
  /** Returns a new, unique key for an import. */
  readonly newKey: () => string;
  /** Storage that keeps answers until the same file is chosen again. */
  readonly drafts: ChoiceStorage;
}
