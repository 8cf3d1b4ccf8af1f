import { useEffect, useState, useSyncExternalStore } from 'react';
import { useUnsaved, type LeaveTexts } from '../provider/index.js';
import type { ImportStore } from './state/import-store.js';

export interface LeaveGuard {
  readonly isAsking: boolean;
  /** Closes at once, or asks for confirmation if something would be lost. */
  readonly requestClose: () => void;
  readonly stay: () => void;
  readonly leave: () => void;
}

const LEAVE_IMPORT: LeaveTexts = {
  title: 'orderImport.leaveRunningTitle',
  text: 'orderImport.leavePage',
  leave: 'orderImport.leaveRunning',
};

/** Guards against leaving the wizard with manual changes or a running import. */
export function useLeaveGuard(
  store: ImportStore,
  onUnsavedChange: ((change: { readonly isUnsaved: boolean }) => void) | undefined,
  onClose: () => void,
): LeaveGuard {
  const [isAsking, setAsking] = useState(false);
  const read = () => store.isUnsaved();
  const isUnsaved = useSyncExternalStore(store.subscribe, read, read);
  const settle = useUnsaved(isUnsaved, LEAVE_IMPORT);
  useEffect(() => onUnsavedChange?.({ isUnsaved }), [isUnsaved, onUnsavedChange]);
  const leave = () => {
    setAsking(false);
    store.restart();
    settle();
    onClose();
  };
  return {
    isAsking: isAsking && isUnsaved,
    requestClose: () => (isUnsaved ? setAsking(true) : leave()),
    stay: () => setAsking(false),
    leave,
  };
}
