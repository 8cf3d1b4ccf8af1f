import { useRef } from 'react';
import { X } from 'lucide-react';
import { IconButton } from '../../primitives/index.js';
import { useTranslate } from '../../provider/index.js';
import { withoutItem } from '../state/draft-changes.js';
import type { MappingRow } from '../state/mapping-rows.js';
import { useWizard } from '../wizard-context.js';

interface RemoveItemProps {
  readonly row: MappingRow;
  /** Displayed name of the field. */
  readonly name: string;
}

/** Button that removes an item that stands beside others; null at other fields. It leaves the focus at the button that adds one. */
export function RemoveItem({ row: { place, field, item }, name }: RemoveItemProps) {
  const translate = useTranslate();
  const { store } = useWizard();
  const ref = useRef<HTMLSpanElement>(null);
  if (place.place !== 'item' || field !== 'product_id' || item === null || item === 1) return null;
  const remove = () => {
    const add = ref.current?.closest('tbody')?.querySelector<HTMLElement>('[data-part=add-item] button');
    store.change((draft, file) => withoutItem(draft, file, place.item));
    add?.focus();
  };
  return (
    <span ref={ref}>
      <IconButton size="small" label={translate('orderImport.removeItem', { field: name })} onPress={remove}>
        <X />
      </IconButton>
    </span>
  );
}
