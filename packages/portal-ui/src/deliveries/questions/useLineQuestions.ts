import { useRef, useState, type RefObject } from 'react';
import { useDeliveryComments } from '../record/useDeliveries.js';
import type { InboundLine } from '../record/useInbound.js';

/** Questions about lines of a delivery that differ from what was announced, and the ways between a line and its questions. */
export interface LineQuestions {
  /** Ref of the element around lines and comments. */
  readonly ref: RefObject<HTMLDivElement | null>;
  /** The line that the next comment asks about; null for none. */
  readonly asked: InboundLine | null;
  /** Number of questions about a line. */
  readonly countOf: (position: number) => number;
  /** Has the next comment ask about a line, and goes there. */
  readonly ask: (line: InboundLine) => void;
  /** Leaves the line out. */
  readonly drop: () => void;
  readonly showLine: (position: number) => void;
  readonly showQuestions: () => void;
}

/** Milliseconds until the editor, which is loaded on demand, has taken its place. */
const AFTER_PAINT = 50;

/** Keeps which line of a delivery the next comment asks about. */
export function useLineQuestions(deliveryId: number): LineQuestions {
  const ref = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<InboundLine | null>(null);
  const causes = useDeliveryComments(deliveryId).data?.causes ?? [];
  const goTo = (selector: string) => {
    const element = ref.current?.querySelector<HTMLElement>(selector);
    element?.scrollIntoView({ block: 'nearest' });
    element?.focus({ preventScroll: true });
  };
  return {
    ref,
    asked,
    countOf: (position) =>
      causes.filter(({ then }) => then.kind === 'delivery_line' && then.position === position).length,
    ask(line) {
      setAsked(line);
      setTimeout(() => goTo('[data-talk] [role="textbox"]'), AFTER_PAINT);
    },
    drop: () => setAsked(null),
    showLine: (position) => goTo(`[data-line="${position}"]`),
    showQuestions: () => goTo('[data-asked]'),
  };
}
