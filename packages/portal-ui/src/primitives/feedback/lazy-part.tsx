import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** Thrown where a part of a widget could not be fetched. */
export class MissingPart extends Error {
  constructor(cause: unknown) {
    super(`A part could not be fetched: ${String(cause)}`, { cause });
    this.name = 'MissingPart';
  }
}

/** What has each part that could not be fetched begin anew. */
const missing = new Set<() => void>();

/**
 * Has every part that could not be fetched be fetched anew when it is shown next. All of them: a connection that fails takes several
 * parts of one widget with it, of which a boundary catches the first only.
 */
export function forgetMissingParts(): void {
  for (const forget of missing) forget();
  missing.clear();
}

/**
 * A component that is fetched when it is shown first, as `lazy` does. `lazy` never asks again for what could not be fetched; this does
 * once a `FailureBoundary` tries again.
 */
export function lazyPart<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const begin = (): LazyExoticComponent<ComponentType<Props>> =>
    lazy(async () => {
      try {
        return { default: await fetchPart() };
      } catch (cause) {
        missing.add(() => (current = begin()));
        throw new MissingPart(cause);
      }
    });
  let current = begin();
  return function Part(props: Props) {
    const Attempt = current as ComponentType<Props>;
    return <Attempt {...props} />;
  };
}
