import { Pencil } from 'lucide-react';
import { Button, IconButton } from '../../primitives/index.js';
import { useTranslate } from '../../provider/index.js';

interface ChangeButtonProps {
  /** What is changed by it, as a person reads it. */
  readonly name: string;
  /** Its words; a pencil without. */
  readonly text?: 'orderImport.chooseSource' | 'orderImport.changeSource';
  readonly isEdited: boolean;
  readonly onEdit: (isEdited: boolean) => void;
}

/** Opens what changes a row of the mapping. */
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
