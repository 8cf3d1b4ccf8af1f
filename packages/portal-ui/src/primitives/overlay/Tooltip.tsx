import { useRef, type PointerEvent, type ReactNode, type Ref } from 'react';
import type { Placement } from '@floating-ui/react';
import { mergeProps } from 'react-aria/mergeProps';
import { FocusableProvider } from 'react-aria/private/interactions/useFocusable';
import { useTooltipTrigger } from 'react-aria/useTooltipTrigger';
import { useTooltipTriggerState } from 'react-stately/useTooltipTriggerState';
import { useAhead } from '../feedback/useAhead.js';
import { lateSurface } from './late-surface.js';

/** Nobody needs a tooltip to continue: it is missing in silence. */
const TooltipBubble = lateSurface(() => import('./TooltipBubble.js').then((module) => module.TooltipBubble));

export interface TooltipProps {
  /** Text: a word or a short sentence, nothing that is needed to continue. */
  readonly text: string;
  /** The preferred side. */
  readonly placement?: Placement | undefined;
  /** Also opens on a tap, for an element without another tap action: a finger neither hovers nor focuses. */
  readonly opensOnTap?: boolean | undefined;
  /** The button or link that it explains. */
  readonly children: ReactNode;
}

/** Explains a button or link on hover and keyboard focus. */
export function Tooltip({ text, placement = 'top', opensOnTap, children }: TooltipProps) {
  const ref = useRef<HTMLElement>(null);
  const state = useTooltipTriggerState({ delay: 500, closeDelay: 100 });
  const { triggerProps, tooltipProps } = useTooltipTrigger({ delay: 500 }, state, ref);
  useAhead(TooltipBubble.fetchAhead, ref);
  const openOnTap = (event: PointerEvent) => {
    if (opensOnTap && event.pointerType === 'touch') state.open(true);
  };
  return (
    <>
      <FocusableProvider
        {...(mergeProps(triggerProps, { onPointerUp: openOnTap }) as typeof triggerProps)}
        ref={ref as Ref<never>}
      >
        {children}
      </FocusableProvider>
      {state.isOpen && (
        <TooltipBubble
          {...tooltipProps}
          state={state}
          anchor={ref.current}
          placement={placement}
          text={text}
        />
      )}
    </>
  );
}
