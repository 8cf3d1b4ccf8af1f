import { Suspense, type ComponentType } from 'react';
import { MissingPartBoundary } from '../failures/MissingPartBoundary.js';
import { lazyPart, type LazyPart } from '../feedback/lazy-part.js';
import { MissingSurface } from './MissingSurface.js';
import type { PopoverProps } from './Popover.js';

/**
 * A menu or a list that a control opens: what a closed control needs comes without it. It is fetched ahead with `useAhead`; where it could
 * not be fetched, that is said in its place.
 */
export function lateSurface<Props extends Pick<PopoverProps, 'triggerRef' | 'onClose'>>(
  fetchPart: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  const Late = lazyPart(fetchPart);
  function Surface(props: Props) {
    return (
      <MissingPartBoundary
        instead={({ error, retry }) => (
          <MissingSurface
            triggerRef={props.triggerRef}
            onClose={props.onClose}
            error={error}
            onRetry={retry}
          />
        )}
      >
        <Suspense fallback={null}>
          <Late {...props} />
        </Suspense>
      </MissingPartBoundary>
    );
  }
  return Object.assign(Surface, { fetchAhead: Late.fetchAhead });
}
