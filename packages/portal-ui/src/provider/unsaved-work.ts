import { createContext, useCallback, useContext, useEffect, useRef } from 'react';
import type { TextKey } from '@kontor/portal-core/i18n';

/** Texts of the question before unsaved work is left. */
export interface LeaveTexts {
  readonly title: TextKey;
  readonly text: TextKey;
  /** Label of the button that leaves. */
  readonly leave: TextKey;
}

const DISCARD: LeaveTexts = {
  title: 'common.discardTitle',
  text: 'common.discardText',
  leave: 'common.discard',
};

/** The unsaved work of everything below a provider, or inside a panel. */
export interface UnsavedWork {
  /** Adds work, with the texts of the question about it. Returns the function that removes it. */
  add(texts: LeaveTexts): () => void;
  /** The texts of the question about the work added last; null without any. */
  texts(): LeaveTexts | null;
  /** Gives up all of it: the user said so. */
  discard(): void;
}

/** Keeps unsaved work; what is added is added `above` as well. */
export function createUnsavedWork(above?: UnsavedWork): UnsavedWork {
  const all = new Map<() => void, LeaveTexts>();
  return {
    add(texts) {
      const removeAbove = above?.add(texts);
      const remove = () => {
        all.delete(remove);
        removeAbove?.();
      };
      all.set(remove, texts);
      return remove;
    },
    texts: () => [...all.values()].at(-1) ?? null,
    discard: () => [...all.keys()].forEach((remove) => remove()),
  };
}

/** The unsaved work around a widget, provided by `PortalProvider` and by panels. */
export const UnsavedWorkContext = createContext<UnsavedWork>(createUnsavedWork());

/** The unsaved work of the surrounding provider, so that a host asks before it opens another page. */
export function useUnsavedWork(): UnsavedWork {
  return useContext(UnsavedWorkContext);
}

/**
 * Has the surrounding panel and page ask before they are left while `isUnsaved`, and the browser before the window is closed. Returns a
 * function that says at once that nothing is unsaved any more, for leaving by itself.
 */
export function useUnsaved(isUnsaved: boolean, texts: LeaveTexts = DISCARD): () => void {
  return useUnsavedIn(useUnsavedWork(), isUnsaved, texts);
}

/** `useUnsaved` for whoever provides the work to what is inside. */
export function useUnsavedIn(work: UnsavedWork, isUnsaved: boolean, texts: LeaveTexts = DISCARD): () => void {
  const remove = useRef<(() => void) | null>(null);
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const removeWork = work.add(texts);
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    const end = () => {
      removeWork();
      window.removeEventListener('beforeunload', ask);
    };
    remove.current = end;
    return end;
  }, [isUnsaved, texts, work]);
  return useCallback(() => remove.current?.(), []);
}
