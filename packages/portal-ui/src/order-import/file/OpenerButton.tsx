import { Button } from '../../primitives/index.js';
import { useTranslate } from '../../provider/index.js';
import { Opener } from './FileLine.styles.js';

interface OpenerButtonProps {
  readonly isOpen: boolean;
  /** Text while closed, and text while open. */
  readonly texts: readonly [
    'orderImport.changeSource' | 'orderImport.showValues',
    'orderImport.done' | 'orderImport.hideValues',
  ];
  readonly onToggle: () => void;
}

/** Button that expands and collapses a part of the page. */
export function OpenerButton({ isOpen, texts: [closed, open], onToggle }: OpenerButtonProps) {
  const translate = useTranslate();
  return (
    <Opener>
      <Button size="small" variant="quiet" aria-expanded={isOpen} onPress={onToggle}>
        {translate(isOpen ? open : closed)}
      </Button>
    </Opener>
  );
}
