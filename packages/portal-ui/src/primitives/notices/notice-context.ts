import { createContext, useCallback, useContext } from 'react';
import {
  createNoticeQueue,
  showNotice,
  type Notice,
  type NoticeQueue,
  type ShownNotice,
} from './notice-queue.js';

/** The queue notices go to; filled by `PortalProvider`, which renders its `NoticeRegion`. */
export const NoticeContext = createContext<NoticeQueue | null>(null);

let unseen: NoticeQueue | undefined;

/** Shows a notice at the edge of the page. Without a provider above nothing is shown. */
export function useNotify(): (notice: Notice, onClose?: () => void) => ShownNotice {
  const queue = useContext(NoticeContext) ?? (unseen ??= createNoticeQueue());
  return useCallback((notice, onClose) => showNotice(queue, notice, onClose), [queue]);
}
