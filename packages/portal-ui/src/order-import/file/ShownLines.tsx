import { useState, type ReactNode } from 'react';
import { LineList } from './FileLine.styles.js';
import { OpenerButton } from './OpenerButton.js';

interface ShownLinesProps {
  /** The entries of the list. */
  readonly children: ReactNode;
}

/** Expandable list of lines or columns of the file. */
export function ShownLines({ children }: ShownLinesProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <OpenerButton
        isOpen={isOpen}
        texts={['orderImport.showValues', 'orderImport.hideValues']}
        onToggle={() => setOpen((before) => !before)}
      />
      {isOpen && <LineList>{children}</LineList>}
    </>
  );
}
