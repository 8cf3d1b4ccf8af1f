import { useCallback, useState } from 'react';
import type { KontorEvents } from '../elements/index.js';

/** An event that an element has dispatched. */
export interface WidgetEvent {
  /** Counts from 1. */
  readonly number: number;
  /** Of the clock here: `18:04:59`. */
  readonly time: string;
  readonly name: string;
  /** Its detail, as JSON. */
  readonly detail: string;
}

/** Every event of the elements; one that is missing here does not compile. */
const NAMES: Readonly<Record<keyof KontorEvents, true>> = {
  'kontor:load': true,
  'kontor:error': true,
  'kontor:order-created': true,
  'kontor:order-changed': true,
  'kontor:import-finished': true,
  'kontor:import-undone': true,
  'kontor:comment-sent': true,
  'kontor:delivery-created': true,
  'kontor:delivery-changed': true,
  'kontor:list-change': true,
  'kontor:order-change': true,
  'kontor:delivery-change': true,
  'kontor:unsaved-change': true,
  'kontor:close': true,
};
/** Most events that are kept. */
const KEPT = 200;

/** The events of the elements below a node, the newest first. */
export function useWidgetEvents() {
  const [events, setEvents] = useState<readonly WidgetEvent[]>([]);
  /** For the `ref` of the node. */
  const listen = useCallback((node: HTMLElement | null) => {
    const note = (event: Event) =>
      setEvents((known) => [eventOf(event, (known[0]?.number ?? 0) + 1), ...known].slice(0, KEPT));
    for (const name of Object.keys(NAMES)) node?.addEventListener(name, note);
    return () => {
      for (const name of Object.keys(NAMES)) node?.removeEventListener(name, note);
    };
  }, []);
  const clear = useCallback(() => setEvents([]), []);
  return { events, listen, clear };
}

function eventOf(event: Event, number: number): WidgetEvent {
  const detail = event instanceof CustomEvent ? JSON.stringify(event.detail) : '';
  return { number, time: new Date().toTimeString().slice(0, 8), name: event.type, detail };
}
