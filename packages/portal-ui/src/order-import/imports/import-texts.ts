import type { TextKey } from '@kontor/portal-core/i18n';
import type { ImportOutcome, ImportState } from '@kontor/portal-core/order-import';
import type { Tone } from '../../primitives/index.js';

/** Text keys of the states of an import. */
export const IMPORT_STATE_TEXTS: Readonly<Record<ImportState, TextKey>> = {
  running: 'orderImport.state_running',
  finished: 'orderImport.state_finished',
  undone: 'orderImport.state_undone',
};

export const IMPORT_STATE_TONES: Readonly<Record<ImportState, Tone>> = {
  running: 'warning',
  finished: 'success',
  undone: 'neutral',
};

/** Text keys of the outcomes of orders, as labels above their numbers. */
export const OUTCOME_COUNT_TEXTS: Readonly<Record<ImportOutcome, TextKey>> = {
  created: 'orderImport.outcomeHead_created',
  replaced: 'orderImport.outcomeHead_replaced',
  unchanged: 'orderImport.outcomeHead_unchanged',
  conflict: 'orderImport.outcomeHead_conflict',
  invalid: 'orderImport.outcomeHead_invalid',
};
