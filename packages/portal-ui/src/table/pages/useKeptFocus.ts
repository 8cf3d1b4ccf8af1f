import { useLayoutEffect, useRef, useState, type FocusEvent } from 'react';

/** A group of buttons, some of which disappear or are disabled by their own press. */
export interface KeptFocus {
  /** True when one of them has the focus. */
  readonly isInside: boolean;
  /** Props of the element around them. */
  readonly props: {
    readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
    readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
  };
}

/** Keeps the focus in a group: when the focused button disappears or is disabled, the one that `heir` selects gets it. Call it in every render. */
export function useKeptFocus(heir: string): KeptFocus {
  const [isInside, setInside] = useState(false);
  const group = useRef<HTMLElement>(null);
  const focused = useRef<Element>(null);
  useLayoutEffect(() => {
    const lost = focused.current;
    if (lost === null || (lost.isConnected && !lost.matches(':disabled'))) return;
    group.current?.querySelector<HTMLElement>(heir)?.focus();
  });
  return {
    isInside,
    props: {
      onFocus({ currentTarget, target }) {
        group.current = currentTarget;
        focused.current = target;
        setInside(true);
      },
      onBlur({ currentTarget, relatedTarget }) {
        if (currentTarget.contains(relatedTarget)) return;
        focused.current = null;
        setInside(false);
      },
    },
  };
}
