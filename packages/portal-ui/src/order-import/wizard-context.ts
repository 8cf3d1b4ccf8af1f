import { createContext, useContext } from 'react';
import type { ImportState } from './state/import-state.js';
import type { ImportStore } from './state/import-store.js';

/** Context shared by the steps of a wizard. */
export interface Wizard {
  readonly state: ImportState;
  readonly store: ImportStore;
  /** Whether files can only be checked and nothing is stored. */
  readonly isReadOnly: boolean;
}

export const WizardContext = createContext<Wizard | null>(null);

export function useWizard(): Wizard {
  const wizard = useContext(WizardContext);
  if (wizard === null) throw new Error('A step of the import stands outside of the wizard');
  return wizard;
}
