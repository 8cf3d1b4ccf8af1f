import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { X } from 'lucide-react';
import { useToast, useToastRegion } from 'react-aria/useToast';
import { useToastQueue, type QueuedToast, type ToastState } from 'react-stately/useToastState';
import { useTranslate } from '../../provider/index.js';
import { Button } from '../actions/Button.js';
import { TriggerIconButton } from '../actions/ButtonFrame.js';
import { LEVELS } from '../feedback/levels.js';
import { useOverlayContainer } from '../overlay/overlay-container.js';
import { useOwnTexts } from '../own-texts.js';
import type { Notice, NoticeQueue } from './notice-queue.js';
import { HiddenText } from '../layout/HiddenText.js';
import {
  CountdownBar,
  NoticeActions,
  NoticeBody,
  NoticeList,
  NoticeRoot,
  NoticeTitle,
} from './NoticeRegion.styles.js';

export interface NoticeRegionProps {
  readonly queue: NoticeQueue;
}

/**
 * The region in which notices appear: at the lower right, on a phone at the bottom, over a dialog at the top. Hover and focus hold them; F6
 * leads there.
 */
export function NoticeRegion({ queue }: NoticeRegionProps) {
  const state = useToastQueue(queue);
  const container = useOverlayContainer();
  if (state.visibleToasts.length === 0 || container === null) return null;
  return createPortal(<Region state={state} />, container);
}

function Region({ state }: { readonly state: ToastState<Notice> }) {
  const ref = useRef<HTMLDivElement>(null);
  const translate = useTranslate();
  const { regionProps } = useToastRegion({ 'aria-label': translate('common.notices') }, state, ref);
  return (
    <NoticeList {...regionProps} ref={ref}>
      {state.visibleToasts.map((toast) => (
        <NoticeCard key={toast.key} toast={toast} state={state} />
      ))}
    </NoticeList>
  );
}

interface NoticeCardProps {
  readonly toast: QueuedToast<Notice>;
  readonly state: ToastState<Notice>;
}

function NoticeCard({ toast, state }: NoticeCardProps) {
  const ref = useRef<HTMLDivElement>(null);
  const translate = useTranslate();
  const { toastProps, contentProps, closeButtonProps } = useToast({ toast }, state, ref);
  const { level, title, message, action, countdown } = toast.content;
  const { partProps, nameProps, noteProps } = useOwnTexts({ hasNote: message !== undefined });
  const { icon: Icon, word } = LEVELS[level];
  const act = () => {
    action?.onPress();
    state.close(toast.key);
  };
  return (
    <NoticeRoot {...toastProps} {...partProps} ref={ref} data-level={level}>
      <Icon aria-hidden="true" />
      <NoticeBody {...contentProps}>
        <NoticeTitle {...nameProps}>
          <HiddenText>{translate(word)}: </HiddenText>
          {title}
          {countdown !== undefined && <Countdown seconds={countdown} />}
        </NoticeTitle>
        {message !== undefined && <div {...noteProps}>{message}</div>}
        {action !== undefined && (
          <NoticeActions>
            <Button size="small" onPress={act}>
              {action.label}
            </Button>
          </NoticeActions>
        )}
      </NoticeBody>
      <TriggerIconButton {...closeButtonProps} label={translate('common.dismissNotice')} size="small">
        <X />
      </TriggerIconButton>
      {countdown !== undefined && <CountdownBar style={{ animationDuration: `${countdown}s` }} />}
    </NoticeRoot>
  );
}

/** Seconds left; paused, like the timer itself, while the region is hovered or focused. Not read aloud. */
function Countdown({ seconds }: { readonly seconds: number }) {
  const ref = useRef<HTMLSpanElement>(null);
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const tick = setInterval(() => {
      const isHeld = ref.current?.closest('[role=region]')?.matches(':hover, :focus-within') ?? false;
      if (!isHeld) setLeft((now) => Math.max(0, now - 1));
    }, 1000);
    return () => clearInterval(tick);
  }, []);
  return (
    <span ref={ref} aria-hidden="true">
      {left} s
    </span>
  );
}
