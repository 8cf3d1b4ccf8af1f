import { createContext, useContext, useState, type ReactNode } from 'react';
import { DiscardDialog } from './DiscardDialog.js';

/** Closes the surrounding dialog or panel as Escape would: it asks first when entries would be lost. */
export type RequestClose = () => void;

const RequestCloseContext = createContext<RequestClose>(() => {});

/** For a cancel button inside a dialog or panel. */
export function useRequestClose(): RequestClose {
  return useContext(RequestCloseContext);
}

/** Gives `useRequestClose` to everything below. */
export const RequestCloseProvider = RequestCloseContext.Provider;

export interface GuardedClose {
  /** Closes, or asks when there are unsaved entries. */
  readonly requestClose: RequestClose;
  /** The question, to be rendered inside the dialog; null while nobody asked. */
  readonly question: ReactNode;
}

/** Puts a question between the wish to close and closing while `isDirty`. */
export function useGuardedClose(guard: {
  readonly isDirty: boolean;
  readonly onClose: () => void;
}): GuardedClose {
  const [isAsking, setAsking] = useState(false);
  const question = isAsking ? (
    <DiscardDialog
      onKeep={() => setAsking(false)}
      onDiscard={() => {
        setAsking(false);
        guard.onClose();
      }}
    />
  ) : null;
  return { requestClose: () => (guard.isDirty ? setAsking(true) : guard.onClose()), question };
}
