import { useLayoutEffect, useRef, type PointerEvent, type ReactNode, type Ref } from 'react';
import {
  autoUpdate,
  flip,
  offset,
  shift,
  useFloating,
  useMergeRefs,
  type Placement,
} from '@floating-ui/react';
import { mergeProps } from 'react-aria/mergeProps';
import { Overlay } from 'react-aria/Overlay';
import { FocusableProvider } from 'react-aria/private/interactions/useFocusable';
import { useTooltip, useTooltipTrigger } from 'react-aria/useTooltipTrigger';
import { useTooltipTriggerState, type TooltipTriggerState } from 'react-stately/useTooltipTriggerState';
import { TooltipSurface } from './Tooltip.styles.js';

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
        <Overlay disableFocusManagement>
          <Bubble {...tooltipProps} state={state} anchor={ref.current} placement={placement} text={text} />
        </Overlay>
      )}
    </>
  );
}

interface BubbleProps {
  readonly state: TooltipTriggerState;
  readonly anchor: Element | null;
  readonly placement: Placement;
  readonly text: string;
}

function Bubble({ state, anchor, placement, text, ...props }: BubbleProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { tooltipProps } = useTooltip(props, state);
  const { refs, floatingStyles, isPositioned } = useFloating({
    open: true,
    strategy: 'fixed',
    placement,
    whileElementsMounted: autoUpdate,
    middleware: [offset(6), flip({ padding: 8 }), shift({ padding: 8 })],
  });
  const floatingRef = useMergeRefs([ref, refs.setFloating]);
  useLayoutEffect(() => refs.setReference(anchor), [refs, anchor]);
  return (
    <TooltipSurface
      {...tooltipProps}
      ref={floatingRef}
      style={{ ...floatingStyles, opacity: isPositioned ? 1 : 0 }}
    >
      {text}
    </TooltipSurface>
  );
}
