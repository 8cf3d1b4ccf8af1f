import { createContext, useContext } from 'react';
import { createMemoryChoices, type ChoiceStorage } from './choices.js';

/** The storage of unfinished work over a reload, provided by `PortalProvider`: never kept longer than the user stays signed in. */
export const DraftsContext = createContext<ChoiceStorage>(createMemoryChoices());

/** The storage of unfinished work of the surrounding provider. */
export function useDrafts(): ChoiceStorage {
  return useContext(DraftsContext);
}
