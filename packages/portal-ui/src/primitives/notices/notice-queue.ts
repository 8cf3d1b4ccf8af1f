import { ToastQueue } from 'react-stately/useToastState';
import type { Level } from '../feedback/Alert.js';

/** A message that appears for a while at the edge of the page. */
export interface Notice {
  /** Severity of the notice. */
  readonly level: Level;
  /** What happened, in one line. */
  readonly title: string;
  /** Explanation; for warnings and errors, what to do next. */
  readonly message?: string | undefined;
  /** A button of the notice; pressing it closes the notice. */
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
  /** Number of seconds that are counted down visibly before it closes. */
  readonly countdown?: number | undefined;
}

/** Milliseconds that a notice stays: 3 s for good news, 10 s for bad (specification 1 section 9). */
export const NOTICE_DURATION: Record<Level, number> = {
  success: 3000,
  info: 3000,
  warning: 10000,
  danger: 10000,
};

/** The waiting and visible notices; one queue for each `PortalProvider`. */
export type NoticeQueue = ToastQueue<Notice>;

/** Creates a queue that shows at most four notices at once. */
export function createNoticeQueue(): NoticeQueue {
  return new ToastQueue<Notice>({ maxVisibleToasts: 4 });
}

export interface ShownNotice {
  /** Removes the notice before its time. */
  readonly close: () => void;
}

/** Shows a notice as long as its level requires. `onClose` is called when it has disappeared, by itself or closed by the user. */
export function showNotice(queue: NoticeQueue, notice: Notice, onClose?: () => void): ShownNotice {
  const timeout = notice.countdown === undefined ? NOTICE_DURATION[notice.level] : notice.countdown * 1000;
  const key = queue.add(notice, { timeout, ...(onClose === undefined ? {} : { onClose }) });
  return { close: () => queue.close(key) };
}
