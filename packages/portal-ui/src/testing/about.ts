import type { ComponentType } from 'react';

const drawnInPages = new WeakSet<object>();

/**
 * Marks the widget whose props a page of stories documents, where the stories render a page around it, such as a portal in memory. The page
 * passes the args on.
 */
export function about<Args>(widget: ComponentType<never>): ComponentType<Args> {
  drawnInPages.add(widget);
  return widget as ComponentType<Args>;
}

/** Whether the stories render a page around their widget. */
export const isDrawnInPage = (widget: unknown): boolean => drawnInPages.has(widget as object);
