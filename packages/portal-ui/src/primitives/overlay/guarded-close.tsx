import { createContext, useContext, useState, type ReactNode } from 'react';
import { useUnsaved, type UnsavedWork } from '../../provider/index.js';
import { DiscardDialog } from './DiscardDialog.js';

/** Closes the surrounding dialog or panel as Escape would: it asks first when entries would be lost. */
export type RequestClose = () => void;

/** The functions and state for closing the surrounding dialog. */
interface Closing {
  readonly requestClose: RequestClose;
  /** True while it cannot be closed, since the result of the running action would not be shown. */
  readonly isBusy: boolean;
}

const ClosingContext = createContext<Closing>({ requestClose: () => {}, isBusy: false });

/** The close function of the surrounding dialog or panel, for a cancel button. */
export function useRequestClose(): RequestClose {
  return useClosing().requestClose;
}

/** The close function and state of the surrounding dialog, for a cancel button that is greyed while it cannot be closed. */
export function useClosing(): Closing {
  return useContext(ClosingContext);
}

/** Provides `useRequestClose` to everything below. */
export const ClosingProvider = ClosingContext.Provider;

export interface GuardedClose extends Closing {
  /** Closes, or asks when there are unsaved entries; does nothing while busy. */
  readonly requestClose: RequestClose;
  /** The question, to be rendered inside the dialog; null while it is not asked. */
  readonly question: ReactNode;
}

/** Asks before closing while `isDirty` or while something inside is unsaved; ignores closing while `isBusy`. */
export function useGuardedClose(guard: {
  readonly isDirty: boolean;
  readonly inside?: UnsavedWork;
  readonly isBusy?: boolean;
  readonly onClose: () => void;
}): GuardedClose {
  const { isDirty, inside, isBusy = false, onClose } = guard;
  useUnsaved(isDirty);
  const [isAsking, setAsking] = useState(false);
  const question = isAsking ? (
    <DiscardDialog
      onKeep={() => setAsking(false)}
      onDiscard={() => {
        setAsking(false);
        onClose();
      }}
    />
  ) : null;
  const requestClose = () => {
    if (isBusy) return;
    if (isDirty || (inside?.texts() ?? null) !== null) setAsking(true);
    else onClose();
  };
  return { requestClose, isBusy, question };
}
