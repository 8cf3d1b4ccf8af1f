import { type RefObject, useRef, useState } from 'react';
import { Ellipsis } from 'lucide-react';
import { OpenMenu, type MenuItem } from '../primitives/index.js';

export interface CellMenuProps<Id extends string> {
  /** Name of the button and of the menu; shown on hover. */
  readonly label: string;
  /** The entries, in order; without any there is no button, and one that does nothing where all are disabled. */
  readonly items: readonly MenuItem<Id>[];
  /** Called with the chosen entry. */
  readonly onAction: (id: Id) => void;
}

/** A button in a cell that opens the further actions of its row. Closed it is a plain button, as thousands of rows pass by. */
export function CellMenu<Id extends string>({ label, items, onAction }: CellMenuProps<Id>) {
  const [isOpen, open] = useState(false);
  const ref = useRef<HTMLButtonElement>(null);
  if (items.length === 0) return null;
  const isDisabled = items.every((item) => item.isDisabled);
  return (
    <>
      <button
        type="button"
        data-cell="icon"
        ref={ref}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-disabled={isDisabled || undefined}
        onClick={() => open(!isOpen && !isDisabled)}
      >
        <Ellipsis aria-hidden="true" />
      </button>
      {isOpen && (
        <Entries
          label={label}
          items={items}
          onAction={onAction}
          triggerRef={ref}
          onClose={() => open(false)}
        />
      )}
    </>
  );
}

interface EntriesProps<Id extends string> extends CellMenuProps<Id> {
  readonly triggerRef: RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
}

function Entries<Id extends string>({ items, onAction, ...place }: EntriesProps<Id>) {
  const act = (id: string) => {
    const chosen = items.find((item) => item.id === id);
    if (chosen !== undefined) onAction(chosen.id);
  };
  return (
    <OpenMenu
      {...place}
      items={items}
      onAction={({ id }) => act(id)}
      placement="bottom-end"
      autoFocus="first"
    />
  );
}
