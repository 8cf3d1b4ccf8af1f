import { defineMachine } from '../machine/index.js';

/** Steps of the wizard in order (specification 1 section 4): Upload file, Mapping, Check data, Success. */
export const IMPORT_STEPS = ['upload', 'mapping', 'check', 'success'] as const;
export type ImportStep = (typeof IMPORT_STEPS)[number];

/** The events of the wizard. `imported` leads to the success step; `closed` resets the wizard from any step. */
export type ImportStepEvent = 'next' | 'back' | 'imported' | 'closed';

/** The machine of the wizard: back and next between the steps. The last step is reached only by importing, and left only by closing. */
export const importWizardMachine = defineMachine<ImportStep, ImportStepEvent>({
  upload: { next: 'mapping', closed: 'upload' },
  mapping: { next: 'check', back: 'upload', closed: 'upload' },
  check: { back: 'mapping', imported: 'success', closed: 'upload' },
  success: { closed: 'upload' },
});
