import { useEffect, useState } from 'react';
import type { FaultList } from '../worker/mending.types.js';
import type { ImportState } from './import-state.js';
import type { ImportStore } from './import-store.js';

const NO_FAULTS: FaultList = { faults: [], more: 0 };

/** Fetches the faults of the checked rows, equal faults grouped. The previous list is returned until the new one is there. */
export function useFaults(store: ImportStore, { revision }: Pick<ImportState, 'revision'>): FaultList {
  const [faults, setFaults] = useState(NO_FAULTS);
  useEffect(() => {
    let isCurrent = true;
    void store.ask('faults', undefined).then(
      (found) => isCurrent && setFaults(found),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [store, revision]);
  return faults;
}
