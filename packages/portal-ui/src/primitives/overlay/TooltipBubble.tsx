import { useLayoutEffect, useRef } from 'react';
import {
  autoUpdate,
  flip,
  offset,
  shift,
  useFloating,
  useMergeRefs,
  type Placement,
} from '@floating-ui/react';
import { Overlay } from 'react-aria/Overlay';
import { useTooltip } from 'react-aria/useTooltipTrigger';
import type { TooltipTriggerState } from 'react-stately/useTooltipTriggerState';
import { TooltipSurface } from './Tooltip.styles.js';

interface BubbleProps {
  readonly state: TooltipTriggerState;
  readonly anchor: Element | null;
  readonly placement: Placement;
  readonly text: string;
  readonly id?: string | undefined;
}

/** The shown text of a tooltip, beside what it explains. */
export function TooltipBubble(props: BubbleProps) {
  return (
    <Overlay disableFocusManagement>
      <Bubble {...props} />
    </Overlay>
  );
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
