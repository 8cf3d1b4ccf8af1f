import { createContext, useContext, useState, type ReactNode } from 'react';
import { DiscardDialog } from './DiscardDialog.js';

/** Closes the surrounding dialog or panel as Escape would: it asks first when entries would be lost. */
export type RequestClose = () => void;

/** How what is around can be closed. */
interface Closing {
  readonly requestClose: RequestClose;
  /** It cannot be closed now: whoever closed it would not hear what became of what is under way. */
  readonly isBusy: boolean;
}

const ClosingContext = createContext<Closing>({ requestClose: () => {}, isBusy: false });

/** For a cancel button inside a dialog or panel. */
export function useRequestClose(): RequestClose {
  return useClosing().requestClose;
}

/** For a cancel button that greys while the dialog cannot be closed. */
export function useClosing(): Closing {
  return useContext(ClosingContext);
}

/** Gives `useRequestClose` to everything below. */
export const ClosingProvider = ClosingContext.Provider;

export interface GuardedClose extends Closing {
  /** Closes, or asks when there are unsaved entries; does nothing while busy. */
  readonly requestClose: RequestClose;
  /** The question, to be rendered inside the dialog; null while nobody asked. */
  readonly question: ReactNode;
}

/** Puts a question between the wish to close and closing while `isDirty`; while `isBusy` the wish is not heard. */
export function useGuardedClose(guard: {
  readonly isDirty: boolean;
  readonly isBusy?: boolean;
  readonly onClose: () => void;
}): GuardedClose {
  const { isDirty, isBusy = false, onClose } = guard;
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
    if (isDirty) setAsking(true);
    else onClose();
  };
  return { requestClose, isBusy, question };
}
