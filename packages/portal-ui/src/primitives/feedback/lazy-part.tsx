import { lazy, useState, type ComponentType, type LazyExoticComponent } from 'react';
import { withLaterTexts } from '@kontor/portal-core/i18n';

/** Thrown when a part of a widget could not be loaded. */
export class MissingPart extends Error {
  constructor(cause: unknown) {
    super(`A part could not be fetched: ${String(cause)}`, { cause });
    this.name = 'MissingPart';
  }
}

/** Functions that make each part that could not be loaded begin anew. */
const missing = new Set<() => void>();

/**
 * Makes every part that could not be loaded be loaded anew when it is shown next. All of them: a connection that fails affects several
 * parts of one widget, of which a boundary catches the first only.
 */
export function forgetMissingParts(): void {
  for (const forget of missing) forget();
  missing.clear();
}

/** A component that is loaded when it is first shown, or before. */
export type LazyPart<Props extends object> = ComponentType<Props> & {
  /** Loads it before it is shown: it is there in the same moment then. */
  readonly fetchAhead: () => Promise<unknown>;
};

/**
 * A component that is loaded when it is first shown, as with `lazy`, with all texts of the language unless those of a first load are
 * enough. `lazy` never loads again after a failure; this does once a `FailureBoundary` tries again.
 */
export function lazyPart<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  texts: 'all' | 'first' = 'all',
): LazyPart<Props> {
  let there: ComponentType<Props> | null = null;
  const fetch = async (): Promise<ComponentType<Props>> =>
    (there ??= await (texts === 'all' ? withLaterTexts(fetchPart()) : fetchPart()));
  const begin = (): LazyExoticComponent<ComponentType<Props>> =>
    lazy(async () => {
      try {
        return { default: await fetch() };
      } catch (cause) {
        missing.add(() => (current = begin()));
        throw new MissingPart(cause);
      }
    });
  let current = begin();
  function Part(props: Props) {
    // One that is open already stays what it is: another component would take the focus from it.
    const [Fetched] = useState(() => there);
    const Attempt = (Fetched ?? current) as ComponentType<Props>;
    return <Attempt {...props} />;
  }
  return Object.assign(Part, { fetchAhead: fetch });
}
