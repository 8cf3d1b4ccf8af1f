import { useId } from 'react';

/**
 * Ties a part to the text that names it and, where there is one, to the note below. react-aria would do so by ids of its own, but looks
 * those up in the page alone and gives them up in a shadow root.
 */
export function useOwnTexts({ hasNote }: { readonly hasNote: boolean }) {
  const id = useId();
  return {
    /** Spread after react-aria's props of the part. */
    partProps: {
      'aria-labelledby': `${id}-name`,
      'aria-describedby': hasNote ? `${id}-note` : undefined,
    },
    nameProps: { id: `${id}-name` },
    noteProps: { id: `${id}-note` },
  };
}
