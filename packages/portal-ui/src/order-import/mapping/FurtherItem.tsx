import { Suspense, useRef } from 'react';
import { Plus } from 'lucide-react';
import { Button, lazyPart } from '../../primitives/index.js';
import { useTranslate } from '../../provider/index.js';
import type { MappingDraft } from '../state/mapping-draft.js';
import { FoldCell } from './MappingTable.styles.js';

const FurtherItemForm = lazyPart(() =>
  import('./FurtherItemForm.js').then((module) => module.FurtherItemForm),
);

interface FurtherItemProps {
  readonly draft: MappingDraft;
  readonly labels: readonly string[];
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

/** Row with the button that adds an item beside the others of a row. The first item must be known before. */
export function FurtherItem({ draft, labels, isOpen, onOpen }: FurtherItemProps) {
  const translate = useTranslate();
  const cell = useRef<HTMLTableCellElement>(null);
  const { items, columns } = draft.mapping;
  if (items === undefined && columns.product_id === undefined) return null;
  const close = () => {
    onOpen(false);
    cell.current?.querySelector('button')?.focus();
  };
  return (
    <tr>
      <FoldCell colSpan={4} ref={cell} data-part="add-item">
        <Button
          size="small"
          variant="quiet"
          icon={<Plus />}
          aria-expanded={isOpen}
          onPress={() => onOpen(!isOpen)}
        >
          {translate('orderImport.furtherItem')}
        </Button>
        {isOpen && (
          <Suspense fallback={null}>
            <FurtherItemForm draft={draft} labels={labels} onDone={close} />
          </Suspense>
        )}
      </FoldCell>
    </tr>
  );
}
