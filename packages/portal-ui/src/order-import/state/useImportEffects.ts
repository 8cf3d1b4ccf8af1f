import { useEffect, useState } from 'react';
import type { ForeseenEffects } from '../worker/import-effects.types.js';
import type { ImportState } from './import-state.js';
import type { ImportStore } from './import-store.js';

/** What sending would do, or why that is unknown. */
export interface FoundEffects {
  readonly effects: ForeseenEffects | null;
  readonly error: unknown;
}

const NOT_YET: FoundEffects = { effects: null, error: null };
/** Time in ms without changes to the rows before the effects are requested. */
const QUIET_MS = 400;

/** Asks the worker what sending would do, again whenever the rows change. The previous answer is returned until the new one is there. */
export function useImportEffects(
  store: ImportStore,
  { revision }: Pick<ImportState, 'revision'>,
): FoundEffects {
  const [found, setFound] = useState(NOT_YET);
  useEffect(() => {
    let isCurrent = true;
    const ask = () =>
      store.ask('effects', undefined).then(
        (effects) => isCurrent && setFound({ effects, error: null }),
        (error: unknown) => isCurrent && setFound({ effects: null, error }),
      );
    const waiting = setTimeout(() => void ask(), QUIET_MS);
    return () => {
      isCurrent = false;
      clearTimeout(waiting);
    };
  }, [store, revision]);
  return found;
}
