import { useNotify } from '../../primitives/index.js';
import { useTranslate } from '../../provider/index.js';
import type { FaultKey, FillDown, FindAndReplace, Mended, PasteBlock } from '../worker/mending.types.js';
import { useWizard } from '../wizard-context.js';

export interface Mending {
  replaceFault(fault: FaultKey, by: string): void;
  /** Reports nothing where nothing was changed; null if it failed. */
  findAndReplace(input: FindAndReplace): Promise<Mended | null>;
  fillDown(input: FillDown): void;
  paste(input: PasteBlock): void;
  undo(): void;
  redo(): void;
}

/** Functions that correct many cells at once. Each call is one undo step and reports the number of changed cells. */
export function useMending(): Mending {
  const translate = useTranslate();
  const notify = useNotify();
  const { store } = useWizard();
  const tell = (mended: Mended | null) => {
    if (mended === null) return;
    const { changed, skipped, left } = mended;
    const title =
      changed === 0
        ? translate('orderImport.mendedNone')
        : translate('orderImport.mended', { count: changed });
    const message = [
      skipped > 0 && translate('orderImport.mendSkipped', { count: skipped }),
      left > 0 && translate('orderImport.pasteLeft', { count: left }),
    ].find((text) => text !== false);
    const level = changed === 0 || message !== undefined ? 'info' : 'success';
    notify({ level, title, ...(message !== undefined && { message }) });
  };
  const mend = (act: () => Promise<Mended>) => void store.mend(act).then(tell);
  return {
    replaceFault: ({ field, code, value, told }, by) =>
      mend(() => store.ask('replaceFault', { fault: { field, code, value, told }, by })),
    findAndReplace: async (input) => {
      const mended = await store.mend(() => store.ask('findAndReplace', input));
      if (mended?.changed !== 0) tell(mended);
      return mended;
    },
    fillDown: (input) => mend(() => store.ask('fillDown', input)),
    paste: (input) => mend(() => store.ask('paste', input)),
    undo: () => void store.mend(async () => ({ sheet: await store.ask('undo', undefined) })),
    redo: () => void store.mend(async () => ({ sheet: await store.ask('redo', undefined) })),
  };
}
