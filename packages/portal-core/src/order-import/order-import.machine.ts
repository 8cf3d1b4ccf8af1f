import { defineMachine } from '../machine/index.js';

/** Steps of the wizard in order (specification 1 section 4): Upload file, Mapping, Check data, Success. */
export const IMPORT_STEPS = ['upload', 'mapping', 'check', 'success'] as const;
export type ImportStep = (typeof IMPORT_STEPS)[number];

/** `imported` leads to the success step; `closed` resets the wizard from anywhere. */
export type ImportStepEvent = 'next' | 'back' | 'imported' | 'closed';

/** The wizard: back and next between the steps; the last is reached by importing only, and left by closing only. */
export const importWizardMachine = defineMachine<ImportStep, ImportStepEvent>({
  upload: { next: 'mapping', closed: 'upload' },
  mapping: { next: 'check', back: 'upload', closed: 'upload' },
  check: { back: 'mapping', imported: 'success', closed: 'upload' },
  success: { closed: 'upload' },
});
