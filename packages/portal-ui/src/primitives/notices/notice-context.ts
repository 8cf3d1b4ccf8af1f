import { createContext, useCallback, useContext } from 'react';
import { problemText, useTranslate } from '../../provider/index.js';
import {
  createNoticeQueue,
  showNotice,
  type Notice,
  type NoticeQueue,
  type ShownNotice,
} from './notice-queue.js';

/** The queue that receives notices; provided by `PortalProvider`, which renders its `NoticeRegion`. */
export const NoticeContext = createContext<NoticeQueue | null>(null);

let unseen: NoticeQueue | undefined;

/** Returns a function that shows a notice at the edge of the page. Without a provider above nothing is shown. */
export function useNotify(): (notice: Notice, onClose?: () => void) => ShownNotice {
  const queue = useContext(NoticeContext) ?? (unseen ??= createNoticeQueue());
  return useCallback((notice, onClose) => showNotice(queue, notice, onClose), [queue]);
}

/** Returns a function that shows a failure: what failed, in words, and why. It stays the same function until the language changes. */
export function useNotifyFailure(): (title: string, error: unknown) => void {
  const translate = useTranslate();
  const notify = useNotify();
  return useCallback(
    (title, error) => notify({ level: 'danger', title, message: problemText(error, translate) }),
    [translate, notify],
  );
}
