import { createContext, useContext, useState, type ReactNode } from 'react';
import { createUnsavedWork, useUnsavedIn, useUnsavedWork, type UnsavedWork } from '../../provider/index.js';
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
  /** The unsaved work of what is inside, to be provided to it. */
  readonly inside: UnsavedWork;
}

/** Asks before closing while `isDirty`, or with `asksForInside` while anything inside is unsaved; ignores closing while `isBusy`. */
export function useGuardedClose(guard: {
  readonly isDirty: boolean;
  readonly asksForInside?: boolean;
  readonly isBusy?: boolean;
  readonly onClose: () => void;
}): GuardedClose {
  const { isDirty, asksForInside = false, isBusy = false, onClose } = guard;
  const around = useUnsavedWork();
  const [inside] = useState(() => createUnsavedWork(around));
  // What is being sent is no longer lost: its success closes the dialog, and may open another page.
  useUnsavedIn(inside, isDirty && !isBusy);
  const [isAsking, setAsking] = useState(false);
  const question = isAsking ? (
    <DiscardDialog
      onKeep={() => setAsking(false)}
      onDiscard={() => {
        setAsking(false);
        inside.discard();
        onClose();
      }}
    />
  ) : null;
  const requestClose = () => {
    if (isBusy) return;
    if (isDirty || (asksForInside && inside.texts() !== null)) setAsking(true);
    else onClose();
  };
  return { requestClose, isBusy, question, inside };
}
