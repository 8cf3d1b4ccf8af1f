import { useId } from 'react';

/**
 * Ids that connect a part with the text that names it and with the note below, if any. react-aria would do so by ids of its own, but looks
 * those up in the document only and ignores them in a shadow root.
 */
export function useOwnTexts({ hasNote }: { readonly hasNote: boolean }) {
  const id = useId();
  return {
    /** Props to spread after react-aria's props of the part. */
    partProps: {
      'aria-labelledby': `${id}-name`,
      'aria-describedby': hasNote ? `${id}-note` : undefined,
    },
    nameProps: { id: `${id}-name` },
    noteProps: { id: `${id}-note` },
  };
}
