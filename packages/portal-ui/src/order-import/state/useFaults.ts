import { useEffect, useState } from 'react';
import type { FaultList } from '../worker/mending.types.js';
import type { ImportState } from './import-state.js';
import type { ImportStore } from './import-store.js';

const NO_FAULTS: FaultList = { faults: [], more: 0 };

/** What is wrong with the checked rows, the same faults together; what was known before until it has been counted anew. */
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
