import { Suspense, type ComponentType, type RefObject } from 'react';
import { layer } from '../../theme/index.js';
import { FailureBoundary } from '../failures/FailureBoundary.js';
import { LoadFailure } from '../failures/LoadFailure.js';
import { lazyPart, type LazyPart } from '../feedback/lazy-part.js';

interface SurfaceProps {
  /** The element below which a failure is shown; without one it is not. */
  readonly triggerRef?: RefObject<Element | null>;
}

/**
 * What a control opens: what a closed control needs comes without it. It is fetched ahead with `useAhead`; where it could not be fetched, a
 * message in its place says so and tries again.
 */
export function lateSurface<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  const Late = lazyPart(fetchPart);
  function Surface(props: Props) {
    // What places an open surface better has not come either.
    const place = (props as SurfaceProps).triggerRef?.current?.getBoundingClientRect();
    // Within the window, and in several lines even where a table keeps its words in one.
    const style = place && {
      position: 'fixed' as const,
      zIndex: layer('popover'),
      top: `min(${place.bottom + 4}px, 100vh - 148px)`,
      left: `max(8px, min(${place.left}px, 100vw - 428px))`,
      width: 'min(420px, 100vw - 16px)',
      whiteSpace: 'normal' as const,
    };
    return (
      <FailureBoundary
        instead={(failed) =>
          style && (
            <div style={style}>
              <LoadFailure {...failed} />
            </div>
          )
        }
      >
        <Suspense fallback={null}>
          <Late {...props} />
        </Suspense>
      </FailureBoundary>
    );
  }
  return Object.assign(Surface, { fetchAhead: Late.fetchAhead });
}
