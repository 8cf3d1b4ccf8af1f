import { useState } from 'react';
import { usedColumns } from '@kontor/portal-core/order-import';
import { Button, ComboBox } from '../../primitives/index.js';
import { useTranslate } from '../../provider/index.js';
import { Actions } from '../OrderImportWizard.styles.js';
import { withFurtherItem } from '../state/draft-changes.js';
import type { MappingDraft } from '../state/mapping-draft.js';
import { useWizard } from '../wizard-context.js';
import { Editor } from './MappingTable.styles.js';

interface FurtherItemFormProps {
  readonly draft: MappingDraft;
  readonly labels: readonly string[];
  readonly onDone: () => void;
}

/** Columns of one more item in each row: its product, and its quantity. Without a quantity each counts as one piece, which is asked. */
export function FurtherItemForm({ draft, labels, onDone }: FurtherItemFormProps) {
  const translate = useTranslate();
  const { store } = useWizard();
  const [product, setProduct] = useState<string | null>(null);
  const [quantity, setQuantity] = useState<string | null>(null);
  const used = usedColumns(draft.mapping);
  const options = labels
    .map((label, column) => ({ value: String(column), label }))
    .toSorted((a, b) => Number(used.has(Number(a.value))) - Number(used.has(Number(b.value))));
  const add = () => {
    if (product === null) return;
    const count = quantity === null ? {} : { quantity: Number(quantity) };
    store.change((now, file) => withFurtherItem(now, file, { product_id: Number(product), ...count }));
    onDone();
  };
  return (
    <Editor>
      <ComboBox
        label={translate('orderImport.columnFor', { field: translate('orderImport.field_product_id') })}
        options={options.filter(({ value }) => value !== quantity)}
        value={product}
        onChange={({ value }) => setProduct(value)}
      />
      <ComboBox
        label={translate('orderImport.columnFor', { field: translate('orderImport.field_quantity') })}
        options={options.filter(({ value }) => value !== product)}
        value={quantity}
        onChange={({ value }) => setQuantity(value)}
      />
      <Actions>
        <Button size="small" onPress={onDone}>
          {translate('orderImport.cancel')}
        </Button>
        <Button size="small" variant="primary" isDisabled={product === null} onPress={add}>
          {translate('orderImport.addItem')}
        </Button>
      </Actions>
    </Editor>
  );
}
