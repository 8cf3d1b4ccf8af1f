import { Pencil } from 'lucide-react';
import { Button, IconButton } from '../../primitives/index.js';
import { useTranslate } from '../../provider/index.js';

interface ChangeButtonProps {
  /** Displayed name of what the button changes. */
  readonly name: string;
  /** Text of the button; a pencil icon if undefined. */
  readonly text?: 'orderImport.chooseSource' | 'orderImport.changeSource';
  readonly isEdited: boolean;
  readonly onEdit: (isEdited: boolean) => void;
}

/** Button that opens the editor of a row of the mapping. */
export function ChangeButton({ name, text, isEdited, onEdit }: ChangeButtonProps) {
  const translate = useTranslate();
  const label = translate('orderImport.changeFor', { field: name });
  const opens = { 'aria-expanded': isEdited, onPress: () => onEdit(!isEdited) };
  return text === undefined ? (
    <IconButton size="small" label={label} {...opens}>
      <Pencil />
    </IconButton>
  ) : (
    <Button size="small" variant="quiet" aria-label={label} {...opens}>
      {translate(text)}
    </Button>
  );
}
