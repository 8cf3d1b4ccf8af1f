import type { ComponentType } from 'react';

/** The widget whose props a page of stories tells, where the stories draw a portal in memory around it. */
export function about<Args>(widget: ComponentType<never>): ComponentType<Args> {
  return widget as ComponentType<Args>;
}
