import { createContext, useContext, useEffect } from 'react';

/** True where theme and texts are there: below `ThemeRoot`, and so below `PortalProvider`. */
export const ThemedContext = createContext(false);

let isTold = false;

/** Warns once, on the console, of a part that stands outside of any theme: it would be there without colours, sizes and words. */
export function useThemed(part: string): void {
  const isThemed = useContext(ThemedContext);
  useEffect(() => {
    if (isThemed || isTold) return;
    isTold = true;
    // oxlint-disable-next-line no-console -- meant for the developer of the page
    console.warn(
      `Kontor: <${part}> stands outside of <ThemeRoot> and <PortalProvider>, so it has neither colours nor texts. Put one of them around it.`,
    );
  }, [isThemed, part]);
}
