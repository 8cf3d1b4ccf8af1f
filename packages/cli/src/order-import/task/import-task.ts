import type { PortalClient } from '@kontor/portal-core/wire';
import type { Settings } from '../../config/index.js';
import type { Interruption, Io } from '../../terminal/index.js';
import type { ImportChoices, OrdersImportOptions } from './import-options.js';
import type { SourceFile } from './source-file.js';

/** One run of `kontor orders import`: its options and the objects it works with. */
export interface ImportTask {
  readonly options: OrdersImportOptions;
  readonly choices: ImportChoices;
  readonly settings: Settings;
  /** Null with `--offline`. */
  readonly client: PortalClient | null;
  readonly source: SourceFile;
  readonly interruption: Interruption;
  readonly io: Io;
}
