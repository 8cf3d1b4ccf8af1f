import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** Thrown where a part of a widget could not be fetched. */
export class MissingPart extends Error {
  constructor(
    cause: unknown,
    /** Has the part fetched anew when it is shown next. */
    readonly forget: () => void,
  ) {
    super(`A part could not be fetched: ${String(cause)}`, { cause });
    this.name = 'MissingPart';
  }
}

/**
 * A component that is fetched when it is shown first, as `lazy` does. `lazy` never asks again for what could not be fetched; this does
 * once a `FailureBoundary` above it tries again.
 */
export function lazyPart<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const begin = (): LazyExoticComponent<ComponentType<Props>> => {
    const attempt = lazy(async () => {
      try {
        return { default: await fetchPart() };
      } catch (cause) {
        // Several may have met the same failure; the second to try again must not take away what the first was given.
        throw new MissingPart(cause, () => {
          if (current === attempt) current = begin();
        });
      }
    });
    return attempt;
  };
  let current = begin();
  return function Part(props: Props) {
    const Attempt = current as ComponentType<Props>;
    return <Attempt {...props} />;
  };
}
