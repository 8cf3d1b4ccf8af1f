import { useState, type ReactNode } from 'react';
import { Button } from '../../primitives/index.js';
import { useTranslate } from '../../provider/translate-context.js';
import { LineList, Opener } from './FileLine.styles.js';

interface ShownLinesProps {
  /** The entries of the list. */
  readonly children: ReactNode;
}

/** Opens a list of lines or columns of the file. */
export function ShownLines({ children }: ShownLinesProps) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Opener>
        <Button
          size="small"
          variant="quiet"
          aria-expanded={isOpen}
          onPress={() => setOpen((before) => !before)}
        >
          {translate(isOpen ? 'orderImport.hideValues' : 'orderImport.showValues')}
        </Button>
      </Opener>
      {isOpen && <LineList>{children}</LineList>}
    </>
  );
}
