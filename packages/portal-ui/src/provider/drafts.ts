import { createContext, useContext } from 'react';
import { createMemoryChoices, type ChoiceStorage } from './choices.js';

/** Where unfinished work waits for a reload, filled by `PortalProvider`: never longer than its person stays signed in. */
export const DraftsContext = createContext<ChoiceStorage>(createMemoryChoices());

/** Where the surrounding provider keeps unfinished work. */
export function useDrafts(): ChoiceStorage {
  return useContext(DraftsContext);
}
