import type { ComponentProps } from 'react';
import type { Deliveries } from '@kontor/portal-ui/deliveries';

type Drafted = NonNullable<ComponentProps<typeof Deliveries>['drafted']>;
let kept: Drafted | null = null;

/** Keeps a delivery that the page of the products has drafted, until the page of the deliveries opens. */
export function keepDrafted(drafted: Drafted): void {
  kept = drafted;
}

/** Takes the drafted delivery, once; null when there is none. */
export function takeDrafted(): Drafted | null {
  const drafted = kept;
  kept = null;
  return drafted;
}
