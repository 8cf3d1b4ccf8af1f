import { ToastQueue } from 'react-stately/useToastState';
import type { Level } from '../feedback/Alert.js';

/** A message that comes and goes at the edge of the page. */
export interface Notice {
  /** How grave it is. */
  readonly level: Level;
  /** What happened, in one line. */
  readonly title: string;
  /** What it means; for warnings and errors, what to do next. */
  readonly message?: string | undefined;
  /** A thing to do about it; doing it closes the notice. */
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
  /** Counts down this many seconds in sight and closes then. */
  readonly countdown?: number | undefined;
}

/** How long a notice stays, in ms: 3 s for good news, 10 s for bad (specification 1 section 9). */
export const NOTICE_DURATION: Record<Level, number> = {
  success: 3000,
  info: 3000,
  warning: 10000,
  danger: 10000,
};

/** The notices waiting and showing; one for each `PortalProvider`. */
export type NoticeQueue = ToastQueue<Notice>;

/** A queue that shows at most four notices at once. */
export function createNoticeQueue(): NoticeQueue {
  return new ToastQueue<Notice>({ maxVisibleToasts: 4 });
}

export interface ShownNotice {
  /** Takes the notice away before its time. */
  readonly close: () => void;
}

/** Shows a notice for as long as its level says. `onClose` is called when it has gone, by itself or by the user. */
export function showNotice(queue: NoticeQueue, notice: Notice, onClose?: () => void): ShownNotice {
  const timeout = notice.countdown === undefined ? NOTICE_DURATION[notice.level] : notice.countdown * 1000;
  const key = queue.add(notice, { timeout, ...(onClose === undefined ? {} : { onClose }) });
  return { close: () => queue.close(key) };
}
